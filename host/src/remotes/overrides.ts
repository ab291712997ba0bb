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

/** The page whose session remembers the overrides. */
type Page = Pick<Window, 'sessionStorage' | 'location'>;

export function readOverrides(page: Page): Overrides {
  return read(page, key, stored) ?? {};
}

/** The names of the areas whose override came with a link; the others were chosen on the health page. */
export function overridesOfLinks(page: Page): readonly string[] {
  return [...(read(page, linksKey, storedLinks) ?? []), ...Object.keys(overridesIn(page.location.search))];
}

/** Returns false if the browser's session storage is blocked or full. */
export function writeOverrides(page: Page, overrides: Overrides, isLink = false): boolean {
  const before = readOverrides(page);
  const links = read(page, linksKey, storedLinks) ?? [];
  const asked = Object.entries(overrides).filter(([, version]) => version !== '');
  const ofLinks = asked.filter(([name, version]) => (version === before[name] ? links.includes(name) : isLink));
  try {
    write(page, key, asked.length > 0 && Object.fromEntries(asked));
    write(page, linksKey, ofLinks.length > 0 && ofLinks.map(([name]) => name));
    return true;
  } catch {
    return false;
  }
}

function read<Value>(page: Page, at: string, schema: v.GenericSchema<unknown, Value>): Value | undefined {
  try {
    return v.parse(schema, JSON.parse(page.sessionStorage.getItem(at) ?? ''));
  } catch {
    return undefined;
  }
}

function write({ sessionStorage }: Page, at: string, value: unknown) {
  if (value) sessionStorage.setItem(at, JSON.stringify(value));
  else sessionStorage.removeItem(at);
}

/** Moves overrides from the address into the session, or leaves them there if it stores nothing, and returns all. */
export function adoptOverrides(page: Page & Pick<Window, 'history'>): Overrides {
  const requested = overridesIn(page.location.search);
  if (Object.keys(requested).length === 0) return readOverrides(page);
  const all = { ...readOverrides(page), ...requested };
  if (writeOverrides(page, all, true))
    page.history.replaceState(page.history.state, '', withoutOverrides(page.location.href));
  return Object.fromEntries(Object.entries(all).filter(([, version]) => version !== ''));
}
