import { contractVersion } from '@back-office/shared/contract';
import { isUnder } from '@back-office/shared/routes';
import { AreaFailure } from '@back-office/shared/loading';
import type { RegistryState } from './areaState';
import { knownOwnerOf } from './declaredAreas';
import type { Overrides } from './overrides';
import { isLoopback, type RegistryResult, type Row } from './row';

/**
 * The area that owns a path: by the registry, or else by the known areas, so that the failure panel can
 * name the area even when the registry failed. `undefined` means that nobody owns the path.
 */
export function areaOf(path: string, registry: RegistryState): string | undefined {
  const rows = registry.step === 'read' ? registry.rows : [];
  const row = rows.find(({ routes }) => routes.some((prefix) => isUnder(path, prefix)));
  return row?.name ?? knownOwnerOf(path);
}

/** The row to load for an area, its override applied. Throws an `AreaFailure` when there is none. */
export async function chooseRow(
  name: string,
  { rows, rejected }: RegistryResult,
  overrides: Overrides,
  rowAt: ((address: string) => Promise<Row>) | undefined,
): Promise<Row> {
  const wanted = overrides[name];
  if (wanted && isLoopback(wanted)) {
    if (!rowAt) throw new AreaFailure('AREA-010', 'this source does not support addresses');
    return checked({ ...(await rowAt(wanted)), name });
  }
  const row = rows.find((one) => one.name === name && (!wanted || one.version === wanted));
  if (row) return checked(row);
  // Not the text that was asked for: a link chose it.
  if (wanted) throw new AreaFailure('AREA-010', `the version of ${name} that was asked for is not in the registry`);
  const invalid = rejected.find((one) => one.name === name);
  if (invalid) throw new AreaFailure('AREA-002', invalid.reason);
  throw new AreaFailure('AREA-009', `no row for ${name}`);
}

async function checked(row: Row): Promise<Row> {
  refuseOtherContract(row.contract, row.name);
  await refuseUnmetNeeds(row);
  return row;
}

/**
 * The modules of which the page has the host's copy alone. They are part of the host's first script; `import *` would have
 * only the exports that the host itself uses.
 */
const lent: Readonly<Record<string, () => Promise<object>>> = {
  contract: () => import('@back-office/shared/contract'),
  router: () => import('@back-office/shared/router'),
};

/** Refuses a remote that uses an export that only a newer host has: it would read `undefined` somewhere in its code. */
async function refuseUnmetNeeds({ name, version, needs = {} }: Row): Promise<void> {
  for (const [module, used] of Object.entries(needs)) {
    const exported = (await lent[module]?.()) ?? {};
    const missing = used.filter((each) => !(each in exported));
    if (missing.length === 0) continue;
    const what = `${missing.join(' and ')} in shared/${module}`;
    throw new AreaFailure('AREA-007', `${name} ${version} needs a newer host, which has ${what}`);
  }
}

/** Refuses a remote built for another contract major, before its code runs if the row already says so. */
export function refuseOtherContract(contract: string, name: string): void {
  const major = (version: string) => version.split('.')[0];
  if (major(contract) === major(contractVersion)) return;
  throw new AreaFailure('AREA-007', `${name} was built for contract ${contract}, the host for ${contractVersion}`);
}
