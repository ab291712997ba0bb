import { Fragment } from 'react';
import styled from 'styled-components';
import { pluralize, type Cents, type Unknown } from '@back-office/shared/format';
import type { Transaction } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { color, media, space } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
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
    Object.fromEntries(columns.map((tied) => [tied.column, <Amount key={sum} cents={tied[sum]} />]));
  return [
    { id: 'listed', cells: { date: <Listed count={listedCount} />, ...amounts('listed') } },
    { id: 'others', cells: { date: <Others others={others} linkOf={linkOf} />, ...amounts('others') } },
    {
      id: 'report',
      cells: { date: <Report title={title} difference={differenceOf(columns)} />, ...amounts('report') },
      isStrong: true,
    },
  ];
}

function Listed({ count }: { readonly count: number }) {
  return (
    <>
      Listed above
      <Detail>
        {' · '}
        <Unbroken>{pluralize(count, 'transaction')}</Unbroken>
      </Detail>
    </>
  );
}

/** `Other · 1 partially paid transaction, PAY-3051`. On phones the ids replace the count. */
function Others({ others, linkOf }: { readonly others: OtherTransactions; readonly linkOf: LinkOf }) {
  const { named } = others;
  return (
    <>
      Other
      <Detail>
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
      </Detail>
    </>
  );
}

function Report({ title, difference }: { readonly title: string; readonly difference: Cents | Unknown }) {
  return (
    <Result>
      <span>
        {title}
        <NotOnPhone> in the report</NotOnPhone>
      </span>
      <TieBadge difference={difference} />
    </Result>
  );
}

const Detail = styled.span`
  color: ${color.textMuted};
`;

const Unbroken = styled.span`
  white-space: nowrap;
`;

const Count = styled.span<{ readonly $isHiddenOnPhone: boolean }>`
  ${media.phone} {
    ${(props) => props.$isHiddenOnPhone && 'display: none;'}
  }
`;

const RowLink = styled(Link)`
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Result = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  vertical-align: middle;
`;

const NotOnPhone = styled.span`
  ${media.phone} {
    display: none;
  }
`;
