import * as v from 'valibot';
import { isLoopback } from './row';

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
