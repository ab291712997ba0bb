import { Fragment } from 'react';
import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { paths, type TransactionsState } from '@back-office/shared/routes';
import type { Transaction } from '@back-office/shared/ledger';
import { color, media } from '@back-office/shared/theme';
import { countOfOthers, namedOthers } from '../../domain/drillDownTexts';

export interface OthersProps {
  readonly others: readonly Transaction[];
  /** The way to one of them. */
  readonly stateOf: (row: Transaction) => TransactionsState;
}

/** `Other · 1 partially paid transaction, PAY-3051`. On phones the ids stand for the count. */
export function Others({ others, stateOf }: OthersProps) {
  const named = namedOthers(others);
  return (
    <>
      Other
      <Detail>
        {' · '}
        <Count data-short={named.length > 0 || undefined}>
          {countOfOthers(others)}
          {named.length > 0 && ', '}
        </Count>
        {named.map((row, index) => (
          <Fragment key={row.id}>
            {index > 0 && ', '}
            <Door to={paths.transactions()} state={stateOf(row)}>
              {row.id}
            </Door>
          </Fragment>
        ))}
      </Detail>
    </>
  );
}

const Detail = styled.span`
  color: ${color.textMuted};
`;

const Count = styled.span`
  ${media.phone} {
    &[data-short] {
      display: none;
    }
  }
`;

const Door = styled(Link)`
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
