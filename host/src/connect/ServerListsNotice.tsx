import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { pluralize } from '@back-office/shared/format';
import { causeOf } from '@back-office/shared/ledger';
import type { HttpDocuments } from '@back-office/shared/ledger/http';
import { shopNamespace, type Shop } from '@back-office/shared/shop';
import { onUnsentEdits, unsentEdits } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { TryNow } from './TryNow';

interface ServerListsNoticeProps {
  readonly shop: Shop;
  readonly documents: HttpDocuments;
  /** Another notice says why. */
  readonly isServerDown: boolean;
}

/** Names of lists as merchants read them, and the screen that sends their changes. */
const lists: Readonly<Record<string, { readonly name: string; readonly screen: string }>> = {
  items: { name: 'items', screen: 'Items' },
  categories: { name: 'categories', screen: 'Categories' },
  stock: { name: 'stock', screen: 'Items' },
  customReports: { name: 'custom reports', screen: 'Custom Reports' },
  itemViews: { name: 'saved views', screen: 'Items' },
  salesViews: { name: 'saved views', screen: 'Transactions' },
  conversations: { name: 'conversations', screen: 'the assistant' },
};

/** What the server of the shop does not have yet, and why. Says nothing while changes are on their way. */
export function ServerListsNotice({ shop, documents, isServerDown }: ServerListsNoticeProps) {
  const problems = useSyncExternalStore(documents.subscribe, documents.problems);
  const namespace = shopNamespace(shop);
  const unsent = [...unsentEdits(namespace)];
  const [, count] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onUnsentEdits(namespace, count), [namespace]);
  const waiting =
    problems.size > 0 ? unsent : unsent.filter(([key]) => documents.isKept() && !documents.isFollowed(key));
  const [problem] = problems.values();
  if (waiting.length === 0 && (problem === undefined || isServerDown)) return null;
  return (
    <Notice tone="notice" action={problem !== undefined && !isServerDown && <TryNow ask={() => documents.check()} />}>
      {problem instanceof Error && !isServerDown && `${causeOf(problem)} `}
      {waiting.length === 0 ? 'Changes of others to the lists of this shop may be missing.' : waitingText(waiting)}
      {problem === undefined && ` Open ${screensOf(waiting)} to send ${countOf(waiting) === 1 ? 'it' : 'them'}.`}
    </Notice>
  );
}

type Waiting = readonly (readonly [key: string, count: number])[];

function waitingText(waiting: Waiting): string {
  const count = countOf(waiting);
  const names = [...new Set(waiting.map(([key]) => lists[key]?.name ?? key))].join(', ');
  return `${pluralize(count, 'change')} to ${names} ${count === 1 ? 'is' : 'are'} in this browser only, until the server has ${count === 1 ? 'it' : 'them'}.`;
}

function countOf(waiting: Waiting): number {
  return waiting.reduce((sum, [, each]) => sum + each, 0);
}

function screensOf(waiting: Waiting): string {
  return [...new Set(waiting.map(([key]) => lists[key]?.screen ?? key))].join(' and ');
}
