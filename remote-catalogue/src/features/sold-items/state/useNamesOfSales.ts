import { useMemo } from 'react';
import { useServices } from '@back-office/shared/contract';
import { noNames, useLedgerAnswer, useLedgerFacts, type FacetsAnswer } from '@back-office/shared/ledger';
import type { SoldNames } from '../../../state/soldNames';

/** More are typed. */
const most = 100;
const none: FacetsAnswer = { values: [], total: 0 };

/** Asks the ledger for the locations and categories of all its sales. */
export function useNamesOfSales(): SoldNames {
  const [location, category] = [useNamesOf('location'), useNamesOf('category')];
  return useMemo(() => ({ location, category }), [location, category]);
}

function useNamesOf(field: keyof SoldNames): readonly string[] {
  const days = useLedgerFacts()?.days;
  // Without a ledger of the shop, the sales are those of the sample.
  const range = useServices().ledger ? days : undefined;
  const answer = useLedgerAnswer(
    (port, signal) => (range ? port.facets({ scope: { range, filters: [] }, field, limit: most }, { signal }) : none),
    [range, field],
  );
  const { values } = answer.state === 'ready' ? answer.data : none;
  return useMemo(() => values.map(({ value }) => value).filter((name) => !noNames.has(name)), [values]);
}
