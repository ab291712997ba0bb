import type { Clock } from './clock';
import { withDeadline } from './deadline';
import { AreaFailure, asAreaFailure, deadlines } from './failure';
import { isLoopback } from './loopback';
import { readRegistry, readRow, type RegistryResult, type Row } from './row';

/** Left by the boot script, which asks for the registry before the host's bundle is there. */
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

/** The registry behind `/remotes.json`; the first read takes what the boot script has already asked for. */
export function createRegistry(clock: Clock, boot: Boot | undefined = window.backOfficeBoot): Registry {
  const base = new URL(registryPath, window.location.href).href;
  let early: Promise<unknown> | undefined = boot?.registry;

  return {
    async rows({ fresh = false }) {
      const asked = fresh ? undefined : early;
      early = undefined;
      const late = () => new AreaFailure('AREA-001', `${registryPath} did not answer in ${deadlines.registry} ms`);
      try {
        const raw = await withDeadline(clock, deadlines.registry, asked ? asked.then(body) : fetchJson(base), late);
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

/** The boot script may hand over the response or what was in it. */
async function body(answer: unknown): Promise<unknown> {
  if (!(answer instanceof Response)) return answer;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.json();
}
