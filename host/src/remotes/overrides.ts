import * as v from 'valibot';
import { isLoopback, type Row } from './row';

/** Versions or loopback addresses requested for this browser session, by area name. */
export type Overrides = Readonly<Record<string, string>>;

const key = 'back-office:overrides';
const prefix = 'area.';
const stored = v.record(v.string(), v.string());

/** The names of the areas whose override a link asked for. */
const linksKey = 'back-office:override-links';
const storedLinks = v.array(v.string());

/** `?area.reports=1.4.2` → `{ reports: '1.4.2' }`; an empty value removes the override. */
export function overridesIn(search: string): Overrides {
  return Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, version]) => [name.slice(prefix.length), version.trim()]),
  );
}

/** The address without its override parameters, so that a reload does not undo a reset. */
export function withoutOverrides(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()].filter((one) => one.startsWith(prefix)))
    url.searchParams.delete(name);
  return url.href;
}

/** True for an override that names a version of the registry, false for none and for an address. */
export function isVersion(wanted: string | undefined): boolean {
  return wanted !== undefined && !isLoopback(wanted);
}

/** Addresses are for development: only a product that runs on this machine itself loads code from this machine. */
export function mayUseAddresses(page = window.location.href): boolean {
  return isLoopback(page);
}

export interface ActiveOverrides {
  /** Names and versions as the registry writes them, never as a link does. */
  readonly running: readonly { readonly name: string; readonly version: string }[];
  /** The areas for which a version was asked that is not available, as the override calls them. */
  readonly missing: readonly string[];
}

/** What may be shown of the overrides: anyone can write a link, so its text must not appear as the product's own words. */
export function activeOverrides(overrides: Overrides, rows: readonly Row[], page?: string): ActiveOverrides {
  const asked = Object.entries(overrides);
  const running = asked.flatMap(([name, wanted]) => {
    const row = rows.find((one) => one.name === name && (isLoopback(wanted) || one.version === wanted));
    if (!row || (isLoopback(wanted) && !mayUseAddresses(page))) return [];
    return [{ name: row.name, version: isLoopback(wanted) ? new URL(wanted).origin : row.version }];
  });
  const found = running.map(({ name }) => name);
  return { running, missing: asked.map(([name]) => name).filter((name) => !found.includes(name)) };
}

export function readOverrides(storage: Storage): Overrides {
  return read(storage, key, stored) ?? {};
}

/** The names of the areas whose override came with a link; the others were chosen on the health page. */
export function overridesOfLinks(storage: Storage): readonly string[] {
  return read(storage, linksKey, storedLinks) ?? [];
}

export function writeOverrides(storage: Storage, overrides: Overrides, isLink = false): void {
  const before = readOverrides(storage);
  const asked = Object.entries(overrides).filter(([, version]) => version !== '');
  const links = overridesOfLinks(storage);
  const ofLinks = asked.filter(([name, version]) => (version === before[name] ? links.includes(name) : isLink));
  write(storage, key, asked.length > 0 && Object.fromEntries(asked));
  write(storage, linksKey, ofLinks.length > 0 && ofLinks.map(([name]) => name));
}

function read<Value>(storage: Storage, at: string, schema: v.GenericSchema<unknown, Value>): Value | undefined {
  try {
    return v.parse(schema, JSON.parse(storage.getItem(at) ?? ''));
  } catch {
    return undefined;
  }
}

function write(storage: Storage, at: string, value: unknown) {
  if (value) storage.setItem(at, JSON.stringify(value));
  else storage.removeItem(at);
}

/** Moves overrides from the address into the session and returns all that apply. */
export function adoptOverrides(window: Pick<Window, 'location' | 'history' | 'sessionStorage'>): Overrides {
  const requested = overridesIn(window.location.search);
  if (Object.keys(requested).length > 0) {
    writeOverrides(window.sessionStorage, { ...readOverrides(window.sessionStorage), ...requested }, true);
    window.history.replaceState(window.history.state, '', withoutOverrides(window.location.href));
  }
  return readOverrides(window.sessionStorage);
}
