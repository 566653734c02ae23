import type { tables } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import type { Db, Publish } from './db/index.ts'
import type { Handlers, MountOptions } from './http/mount.ts'
import type { Work } from './jobs/index.ts'

type Tables = typeof tables
export type HandlersOf<Table extends keyof Tables> = Handlers<Tables[Table]>

/** Services that a module provides to the application. */
interface Served {
  /** Handlers by endpoint table of the contract; several modules may handle one table. */
  handlers?: { [Table in keyof Tables]?: Partial<HandlersOf<Table>> }
  /** Mounts what is in no endpoint table: pages, files, live channels. */
  serve?: (http: FastifyInstance, options: MountOptions) => Promise<void> | void
  /** Handlers of the module's background jobs. */
  jobs?: readonly Work[]
  /** Called once jobs run, to enqueue work that earlier runs have left undone. */
  start?: () => Promise<void>
  /** Functions and parts of this module for higher modules, which get them under this module's name. */
  uses?: object
}

/**
 * A module. `create` gets the shared parts, the functions of higher modules that it asks for, and by name the `uses` of
 * lower modules.
 */
interface Module<Name extends string = string, Deps = never, Serves extends Served = Served> {
  readonly name: Name
  readonly create: (deps: Deps) => Serves
}

export const defineModule = <Name extends string, Deps, Serves extends Served>(
  name: Name,
  create: (deps: Deps) => Serves,
): Module<Name, Deps, Serves> => ({ name, create })

/** Layers of modules, the lowest first. */
type Layers = readonly (readonly Module[])[]
type ModuleOf<L extends Layers> = L[number][number]
type ServedBy<M extends Module> = ReturnType<M['create']>
type NameOf<M> = M extends { name: infer Name } ? Name : never

/** The `uses` of all modules that have some, by module name. */
type UsesOf<M extends Module> = {
  [One in M as ServedBy<One> extends { uses: object } ? One['name'] : never]: ServedBy<One> extends { uses: infer Uses }
    ? Uses
    : never
}
type WorkIn<S> = S extends { jobs: readonly (infer One)[] } ? One : never
type KindIn<One> = One extends Work<infer Kind> ? Kind : never
/** Kinds of jobs that some module has a handler for. */
export type KindsOf<L extends Layers> = KindIn<WorkIn<ServedBy<ModuleOf<L>>>>

type HandlersIn<S> = S extends { handlers: infer Some } ? Some : never
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type HandlersOfAll<L extends Layers> = Together<HandlersIn<ServedBy<ModuleOf<L>>>>

/** The layers, if each module finds all its dependencies in the parts, in its asks and in the layers below it. */
type Fitting<L extends Layers, Given, Asks> = L extends readonly [
  infer First extends readonly Module[],
  ...infer Higher extends Layers,
]
  ? readonly [
      { readonly [At in keyof First]: Module<string, Given & AsksOf<NameOf<First[At]>, Asks>> },
      ...Fitting<Higher, Given & UsesOf<First[number]>, Asks>,
    ]
  : readonly []
type AsksOf<Name, Asks> = Name extends keyof Asks ? Asks[Name] : unknown

/**
 * Creates each module once, the lowest layer first. `asksOf` returns, by the name of the asking module, functions of
 * higher modules; they may use those modules only when they are called.
 */
export function createModules<const L extends Layers, Parts extends object, Asks extends Record<string, object>>(
  layers: L & NoInfer<Fitting<L, Parts, Asks>>,
  parts: Parts,
  asksOf: (uses: UsesOf<ModuleOf<L>>) => Asks,
) {
  const uses: Record<string, object> = {}
  const handlers: Record<string, object> = {}
  const served: Served[] = []
  const asks: Record<string, object> = asksOf(uses as UsesOf<ModuleOf<L>>)
  for (const { name, create } of (layers as Layers).flat()) {
    const one = create({ ...parts, ...asks[name], ...uses } as never)
    served.push(one)
    if (one.uses) uses[name] = one.uses
    for (const [table, some] of Object.entries(one.handlers ?? {})) handlers[table] = { ...handlers[table], ...some }
  }
  return { served, uses: uses as UsesOf<ModuleOf<L>>, handlers: handlers as HandlersOfAll<L> }
}

/** Union of the events that subscribers handle; a subscriber under the type of another event does not count. */
type EventOf<Subscribers> = {
  [Type in keyof Subscribers]: Subscribers[Type] extends Publish<infer Event>
    ? Event extends { type: Type }
      ? Event
      : never
    : never
}[keyof Subscribers]

/** Returns a function that publishes an event to the subscriber named like its type. */
export function publisherOf<Subscribers extends Record<string, Publish<never>>>(
  subscribers: Subscribers,
): Publish<EventOf<Subscribers>> {
  const publish = async (tx: Db, event: { type: string }) => subscribers[event.type]?.(tx, event as never)
  return publish as Publish<EventOf<Subscribers>>
}
