import { useState } from 'react';
import { formatCount } from '@back-office/shared/format';
import {
  useLedgerAnswer,
  type DimensionId,
  type Facet,
  type FacetsAnswer,
  type Scope,
} from '@back-office/shared/ledger';

interface OfferedValues {
  /** The most frequent first, and those that the search found; `undefined` until they are there. */
  readonly values: readonly Facet[] | undefined;
  readonly state: 'waiting' | 'failed' | 'ready';
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** For the menu, if the field has more values. */
  readonly more: string | undefined;
  readonly onSearch: (text: string) => void;
}

/** A longer list is searched instead of read. */
const maxOffered = 200;

/** The values of a field that a menu offers. Those beyond the first are searched for in the ledger. */
export function useOfferedValues(scope: Scope, field: DimensionId | undefined): OfferedValues {
  const [text, setText] = useState('');
  const first = useLedgerAnswer(
    (port, signal) => (field ? port.facets({ scope, field, limit: maxOffered }, { signal }) : none),
    [scope, field],
  );
  const { values: frequent, total } = first.state === 'ready' && !first.isStale ? first.data : none;
  const isSearched = field !== undefined && total > frequent.length && text.trim() !== '';
  const found = useLedgerAnswer(
    (port, signal) => (isSearched ? port.facets({ scope, field, text, limit: maxOffered }, { signal }) : none),
    [scope, isSearched && field, isSearched && text],
  );
  const { values, total: matches } = found.state === 'ready' && !found.isStale ? found.data : none;
  const shown = isSearched ? values.length : frequent.length;
  const all = isSearched ? matches : total;
  const known = new Set(frequent.map(({ value }) => value));
  return {
    values:
      first.state === 'ready' && !first.isStale
        ? [...frequent, ...values.filter(({ value }) => !known.has(value))]
        : undefined,
    state: first.state,
    error: [first, found]
      .map((one) => (one.state === 'waiting' ? undefined : one.error))
      .find((error) => error !== undefined),
    retry: () => [first, found].forEach((one) => one.state !== 'waiting' && one.error && one.retry()),
    more:
      all > shown
        ? `The ${formatCount(shown)} most frequent of ${formatCount(all)}. Type to find the others.`
        : undefined,
    onSearch: setText,
  };
}

const none: FacetsAnswer = { values: [], total: 0 };
