import type { tables } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import type { Db, Publish } from './db/index.ts'
import type { Handlers, MountOptions } from './http/mount.ts'
import type { Work } from './jobs/index.ts'

type Tables = typeof tables
export type HandlersOf<Table extends keyof Tables> = Handlers<Tables[Table]>

/** The services of a module for the product. */
interface Served {
  /** Handlers by table of the contract; modules may share one. */
  handlers?: { [Table in keyof Tables]?: Partial<HandlersOf<Table>> }
  /** Mounts what is in no endpoint table: pages, files, live channels. */
  serve?: (http: FastifyInstance, options: MountOptions) => Promise<void> | void
  /** Work that the module does later. */
  jobs?: readonly Work[]
  /** Enqueues work that was left to do, once jobs run. */
  start?: () => Promise<void>
  /** Functions that higher modules get under its name. */
  uses?: object
}

/**
 * A module; `create` gets the shared parts, the functions that the module asks for, and by name what lower modules let
 * others use.
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

/** The uses by name of the modules that let others use something. */
type UsesOf<M extends Module> = {
  [One in M as ServedBy<One> extends { uses: object } ? One['name'] : never]: ServedBy<One> extends { uses: infer Uses }
    ? Uses
    : never
}
type WorkIn<S> = S extends { jobs: readonly (infer One)[] } ? One : never
type KindIn<One> = One extends Work<infer Kind> ? Kind : never
/** The kinds of jobs that some module works on. */
export type KindsOf<L extends Layers> = KindIn<WorkIn<ServedBy<ModuleOf<L>>>>

type HandlersIn<S> = S extends { handlers: infer Some } ? Some : never
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type HandlersOfAll<L extends Layers> = Together<HandlersIn<ServedBy<ModuleOf<L>>>>

/**
 * The list of modules, provided that each finds all that it needs in the parts, in its asks and in the layers below it.
 */
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

/** The events of a table by type; a function of another event does not count. */
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
