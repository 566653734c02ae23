/** TypeScript declares it only with DOM. */
declare namespace WebAssembly {
  // oxlint-disable-next-line typescript/no-extraneous-class -- the name of what others make
  class Module {}
  function compile(bytes: Uint8Array): Promise<Module>
}
