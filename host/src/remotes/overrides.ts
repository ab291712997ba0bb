import * as v from 'valibot';

/** Versions or loopback addresses asked for in this browser session, by area name. */
export type Overrides = Readonly<Record<string, string>>;

const key = 'back-office:overrides';
const prefix = 'area.';
const stored = v.record(v.string(), v.string());

/** `?area.reports=1.4.2` → `{ reports: '1.4.2' }`; an empty value takes an override back. */
export function overridesIn(search: string): Overrides {
  return Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, version]) => [name.slice(prefix.length), version.trim()]),
  );
}

/** The same address without its override parameters, so that a reset is not undone by a reload. */
export function withoutOverrides(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()].filter((one) => one.startsWith(prefix)))
    url.searchParams.delete(name);
  return url.href;
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

/** Takes overrides out of the address into the session and returns all that hold. */
export function adoptOverrides(window: Pick<Window, 'location' | 'history' | 'sessionStorage'>): Overrides {
  const asked = overridesIn(window.location.search);
  if (Object.keys(asked).length > 0) {
    writeOverrides(window.sessionStorage, { ...readOverrides(window.sessionStorage), ...asked });
    window.history.replaceState(window.history.state, '', withoutOverrides(window.location.href));
  }
  return readOverrides(window.sessionStorage);
}
