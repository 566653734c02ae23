/** What is used of WebAssembly, which TypeScript knows of only together with a browser. */
declare namespace WebAssembly {
  // oxlint-disable-next-line typescript/no-extraneous-class -- the name of what others make
  class Module {}
  function compile(bytes: Uint8Array): Promise<Module>
}
