import * as v from 'valibot';
import { isLoopback, type Row } from './row';

/** Versions or loopback addresses requested for this browser session, by area name. */
export type Overrides = Readonly<Record<string, string>>;

const key = 'back-office:overrides';
const prefix = 'area.';
const stored = v.record(v.string(), v.string());

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
  /** Something was asked for that is not available. */
  readonly isOneMissing: boolean;
}

/** What may be shown of the overrides: anyone can write a link, so its text must not appear as the product's own words. */
export function activeOverrides(overrides: Overrides, rows: readonly Row[], page?: string): ActiveOverrides {
  const asked = Object.entries(overrides);
  const running = asked.flatMap(([name, wanted]) => {
    const row = rows.find((one) => one.name === name && (isLoopback(wanted) || one.version === wanted));
    if (!row || (isLoopback(wanted) && !mayUseAddresses(page))) return [];
    return [{ name: row.name, version: isLoopback(wanted) ? new URL(wanted).origin : row.version }];
  });
  return { running, isOneMissing: running.length < asked.length };
}

export function readOverrides(storage: Storage): Overrides {
  try {
    const parsed = v.safeParse(stored, JSON.parse(storage.getItem(key) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

export function writeOverrides(storage: Storage, overrides: Overrides): void {
  const set = Object.fromEntries(Object.entries(overrides).filter(([, version]) => version !== ''));
  if (Object.keys(set).length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(set));
}

/** Moves overrides from the address into the session and returns all that apply. */
export function adoptOverrides(window: Pick<Window, 'location' | 'history' | 'sessionStorage'>): Overrides {
  const requested = overridesIn(window.location.search);
  if (Object.keys(requested).length > 0) {
    writeOverrides(window.sessionStorage, { ...readOverrides(window.sessionStorage), ...requested });
    window.history.replaceState(window.history.state, '', withoutOverrides(window.location.href));
  }
  return readOverrides(window.sessionStorage);
}
