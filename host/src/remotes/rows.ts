import { contractVersion } from '@back-office/shared/contract';
import { isUnder, ownerOf, owners } from '@back-office/shared/routes';
import type { RegistryState } from './areaState';
import { AreaFailure } from './failure';
import { isLoopback } from './loopback';
import type { Overrides } from './overrides';
import type { RegistryResult, Row } from './row';

/**
 * The area that draws a path: by the registry's rows, else by the table the product was built with, so that a failing
 * registry still leads to a panel that names the area. `undefined` is a path nobody owns.
 */
export function areaOf(path: string, registry: RegistryState): string | undefined {
  const rows = registry.step === 'read' ? registry.rows : [];
  const row = rows.find(({ routes }) => routes.some((prefix) => isUnder(path, prefix)));
  return row?.name ?? ownerOf(path, owners);
}

/** The row to load for an area, with its override applied. Throws the `AreaFailure` that says why there is none. */
export async function chooseRow(
  name: string,
  { rows, rejected }: RegistryResult,
  overrides: Overrides,
  rowAt: ((address: string) => Promise<Row>) | undefined,
): Promise<Row> {
  const wanted = overrides[name];
  if (wanted && isLoopback(wanted)) {
    if (!rowAt) throw new AreaFailure('AREA-010', 'this source takes no addresses');
    return checked({ ...(await rowAt(wanted)), name });
  }
  const row = rows.find((one) => one.name === name && (!wanted || one.version === wanted));
  if (row) return checked(row);
  if (wanted) throw new AreaFailure('AREA-010', `${name} ${wanted} is not in the registry`);
  const bad = rejected.find((one) => one.name === name);
  if (bad) throw new AreaFailure('AREA-002', bad.reason);
  throw new AreaFailure('AREA-009', `no row for ${name}`);
}

function checked(row: Row): Row {
  refuseOtherContract(row.contract, row.name);
  return row;
}

/** A remote of another contract major is refused, before its code runs where the row already says so. */
export function refuseOtherContract(contract: string, name: string): void {
  const major = (version: string) => version.split('.')[0];
  if (major(contract) === major(contractVersion)) return;
  throw new AreaFailure('AREA-007', `${name} speaks contract ${contract}, the host ${contractVersion}`);
}
