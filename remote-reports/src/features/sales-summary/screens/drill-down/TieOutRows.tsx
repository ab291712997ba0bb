import { Fragment } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import type { Transaction } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { Link } from '@back-office/shared/router';
import { media, rowStyle, underlinedOnHover } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import type { FootRow } from '@back-office/shared/ui/table';
import { TieBadge } from '../../../../parts/TieBadge';
import { describeOthers } from '../../domain/drillDownTexts';
import { differenceOf, type OtherTransactions, type TieOut } from '../../domain/drillDownTieOut';

/** The address that opens a transaction. */
type LinkOf = (row: Transaction) => string;

/** The table footer: the listed rows, the other rows that the report counts, and the figure in the report. */
export function tieOutRows(
  title: string,
  { listedCount, others, columns }: TieOut,
  linkOf: LinkOf,
): readonly FootRow[] {
  const amounts = (sum: 'listed' | 'others' | 'report') =>
    Object.fromEntries(
      columns.map((tied) => [tied.column, <ShownFigure key={sum} id={tied.column} value={tied[sum]} />]),
    );
  return [
    { id: 'listed', cells: { time: <Listed count={listedCount} />, ...amounts('listed') } },
    { id: 'others', cells: { time: <Others others={others} linkOf={linkOf} />, ...amounts('others') } },
    {
      id: 'report',
      cells: { time: <Report title={title} columns={columns} />, ...amounts('report') },
      isStrong: true,
    },
  ];
}

function Listed({ count }: { readonly count: number }) {
  return (
    <>
      Listed above
      <Text tone="muted">
        {' · '}
        <Text nowrap>{pluralize(count, 'transaction')}</Text>
      </Text>
    </>
  );
}

/** `Other · 1 partially paid transaction, PAY-3051`. On phones the ids replace the count. */
function Others({ others, linkOf }: { readonly others: OtherTransactions; readonly linkOf: LinkOf }) {
  const { named } = others;
  return (
    <>
      Other
      <Text tone="muted">
        {' · '}
        <Count $isHiddenOnPhone={named.length > 0}>
          {describeOthers(others)}
          {named.length > 0 && ', '}
        </Count>
        {named.map((row, index) => (
          <Fragment key={row.id}>
            {index > 0 && ', '}
            <RowLink to={linkOf(row)}>{row.id}</RowLink>
          </Fragment>
        ))}
      </Text>
    </>
  );
}

function Report({ title, columns }: { readonly title: string } & Pick<TieOut, 'columns'>) {
  return (
    <Result>
      <span>
        {title}
        <Text on="wide"> in the report</Text>
      </span>
      <TieBadge difference={differenceOf(columns)} of={columns.map(({ column }) => column)} />
    </Result>
  );
}

const Count = styled.span<{ readonly $isHiddenOnPhone: boolean }>`
  ${media.phone} {
    ${(props) => props.$isHiddenOnPhone && 'display: none;'}
  }
`;

const RowLink = styled(Link)`
  ${underlinedOnHover}
`;

const Result = styled.span`
  ${rowStyle({ gap: ['0px', 2], wrap: true, inline: true })}
  vertical-align: middle;
`;
