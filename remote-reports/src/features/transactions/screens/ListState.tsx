import { FiguresFailed, PartialAnswer, UpdateFailed } from '@back-office/shared/ledger/notices';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { motion } from '@back-office/shared/theme';
import { SkeletonRows } from '@back-office/shared/ui';
import type { TransactionsList } from '../state/useTransactionsList';

interface ListStateProps {
  readonly list: TransactionsList;
  /** Figures and table. */
  readonly children: ReactNode;
}

/** The list, or what is shown until the ledger has answered. Older rows are dimmed. */
export function ListState({ list, children }: ListStateProps) {
  if (list.state === 'waiting') return <SkeletonRows rows={10} columns={5} />;
  const { error } = list;
  if (list.state === 'failed' && error)
    return <FiguresFailed what="The transactions" error={error} onRetry={list.retry} />;
  return (
    <>
      {error && (
        <UpdateFailed asked={list.askedRange} shown={list.shownView.range} error={error} onRetry={list.retry} />
      )}
      <PartialAnswer shown={list.counted} total={list.inRange} />
      <Figures aria-busy={list.isStale || undefined} data-stale={list.isStale || undefined}>
        {children}
      </Figures>
    </>
  );
}

/** Its children belong to the layout of the screen, in which the list scrolls. */
const Figures = styled.div`
  display: contents;

  &[data-stale] > * {
    opacity: 0.5;
    transition: opacity ${motion.fast};
  }
`;
