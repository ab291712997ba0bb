import type { Clock } from './clock';
import { deadlines, withDeadline } from './deadline';
import { AreaFailure, asAreaFailure } from './failure';
import { isLoopback, readRegistry, readRow, type RegistryResult, type Row } from './row';

/** Set by the boot script, which requests the registry before the host's bundle arrives. */
export interface Boot {
  readonly registry: Promise<unknown>;
  readonly started: number;
}

declare global {
  interface Window {
    backOfficeBoot?: Boot;
  }
}

export const registryPath = '/remotes.json';

export interface Registry {
  rows(options: { readonly fresh?: boolean }): Promise<RegistryResult>;
  rowAt(address: string): Promise<Row>;
}

/** The registry at `/remotes.json`. The first read uses the boot script's request. */
export function createRegistry(clock: Clock, boot: Boot | undefined = window.backOfficeBoot): Registry {
  const base = new URL(registryPath, window.location.href).href;
  let early: Promise<unknown> | undefined = boot?.registry;

  return {
    async rows({ fresh = false }) {
      const requested = fresh ? undefined : early;
      early = undefined;
      const late = () => new AreaFailure('AREA-001', `${registryPath} did not answer in ${deadlines.registry} ms`);
      try {
        const raw = await withDeadline(
          clock,
          deadlines.registry,
          requested ? requested.then(body) : fetchJson(base),
          late,
        );
        return readRegistry(raw, base);
      } catch (error) {
        throw asAreaFailure(error, 'AREA-001');
      }
    },

    async rowAt(address) {
      if (!isLoopback(address)) throw new AreaFailure('AREA-010', `${address} is not a loopback address`);
      const described = new URL('area.json', address).href;
      const late = () => new AreaFailure('AREA-010', `${described} did not answer in ${deadlines.registry} ms`);
      try {
        const row = readRow(await withDeadline(clock, deadlines.registry, fetchJson(described), late), described);
        if ('reason' in row) throw new AreaFailure('AREA-010', `${described}: ${row.reason}`);
        if (!isLoopback(row.entry)) throw new AreaFailure('AREA-010', `${row.entry} is not a loopback address`);
        return row;
      } catch (error) {
        throw asAreaFailure(error, 'AREA-010');
      }
    },
  };
}

async function fetchJson(address: string): Promise<unknown> {
  return body(await fetch(address, { cache: 'no-cache' }));
}

/** The boot script may provide the response or its parsed body. */
async function body(answer: unknown): Promise<unknown> {
  if (!(answer instanceof Response)) return answer;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.json();
}
