import * as v from 'valibot';
import { isUnder, paths } from '@back-office/shared/routes';
import { AreaFailure } from '@back-office/shared/loading';
import { readMenu, type DeclaredItem } from './menu';

const digest = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/, 'not an integrity hash'));
const word = v.pipe(v.string(), v.nonEmpty());
const path = v.pipe(v.string(), v.startsWith('/'));

const rowSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'not an area name')),
  version: word,
  contract: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'not a version')),
  ledger: v.optional(v.string()),
  // What it uses of the host's modules: `router` → `Link`. Builds of earlier releases do not say it.
  needs: v.optional(v.record(v.string(), v.array(v.string()))),
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/, 'not a global name')),
  entry: word,
  // A remote of an earlier release declares no title, figures and menu: the host's own copy of them is used.
  title: v.optional(word),
  routes: v.array(path),
  figures: v.optional(v.array(path)),
  menu: v.optional(v.array(v.unknown())),
  slots: v.array(word),
  search: v.optional(v.boolean()),
  stored: v.optional(v.boolean()),
  // A file with a `path` is needed only at and below that path.
  preload: v.array(v.object({ href: word, integrity: v.optional(digest), path: v.optional(v.string()) })),
  integrity: v.optional(digest),
});

const registrySchema = v.object({ schema: v.literal(1), areas: v.array(v.unknown()) });

/**
 * One version of one area. `container` is the entry's global variable and federation name. It contains the version, so
 * that a running page can move from one version to another and back.
 */
export type Row = Omit<v.InferOutput<typeof rowSchema>, 'menu'> & {
  readonly menu?: readonly DeclaredItem[] | undefined;
  readonly menuProblems?: readonly string[] | undefined;
};

export interface RejectedRow {
  readonly name: string;
  readonly reason: string;
}

export interface RegistryResult {
  /** The first row of a name is the released one; an override may request one of the others. */
  readonly rows: readonly Row[];
  readonly rejected: readonly RejectedRow[];
}

/** Reads `/remotes.json`. An invalid row disables only its own area; `base` is the address of the registry. */
export function readRegistry(raw: unknown, base: string): RegistryResult {
  const registry = v.safeParse(registrySchema, raw);
  if (!registry.success) throw new AreaFailure('AREA-001', `not a registry: ${firstIssue(registry.issues)}`);
  const rows: Row[] = [];
  const rejected: RejectedRow[] = [];
  for (const candidate of registry.output.areas) {
    const row = readRow(candidate, base);
    const clash = 'reason' in row ? undefined : overlapOf(row, rows);
    if ('reason' in row) rejected.push(row);
    else if (clash) rejected.push({ name: row.name, reason: clash });
    else rows.push(row);
  }
  return { rows, rejected };
}

/** One row with absolute addresses, or the reason why it is rejected. */
export function readRow(raw: unknown, base: string): Row | RejectedRow {
  const parsed = v.safeParse(rowSchema, raw);
  if (!parsed.success) return { name: nameIn(raw), reason: firstIssue(parsed.issues) };
  const { menu, ...row } = parsed.output;
  const entry = absolute(row.entry, base);
  const preload = row.preload.map((file) => ({ ...file, href: absolute(file.href, base) ?? '' }));
  if (!entry || preload.some((file) => !file.href)) return { name: row.name, reason: 'entry: not a web address' };
  if (!row.integrity && !isLoopback(entry)) return { name: row.name, reason: 'integrity: missing' };
  return { ...row, ...readMenu(menu, row.routes), entry, preload };
}

/** True for an address on this machine; only these may be used in an override or lack an integrity hash. */
export function isLoopback(address: string): boolean {
  try {
    const { protocol, hostname } = new URL(address);
    return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  } catch {
    return false;
  }
}

function absolute(address: string, base: string): string | undefined {
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The routes of the host itself. */
export const hostRoutes: readonly string[] = [paths.settings(), paths.health()];

function overlapOf(row: Row, earlier: readonly Row[]): string | undefined {
  const others = earlier.filter(({ name }) => name !== row.name);
  for (const other of [{ name: 'host', routes: hostRoutes }, ...others]) {
    const taken = row.routes.find((route) =>
      other.routes.some((theirs) => isUnder(route, theirs) || isUnder(theirs, route)),
    );
    if (taken) return `routes: ${taken} belongs to ${other.name}`;
  }
  return undefined;
}

function nameIn(raw: unknown): string {
  const named = v.safeParse(v.object({ name: v.string() }), raw);
  return named.success ? named.output.name : 'unnamed';
}

function firstIssue(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
}
