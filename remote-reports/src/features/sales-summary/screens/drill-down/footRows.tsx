import styled from 'styled-components';
import { countOf } from '@back-office/shared/format';
import { color, media, space } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
import type { FootRow } from '@back-office/shared/ui/table';
import { gapOf, type TieOut } from '../../domain/drillDownTieOut';
import { Others, type OthersProps } from './Others';
import { TieBadge } from './TieBadge';

/** The proof: what is listed, what else the report counts, and what the report says. */
export function footRowsOf(title: string, tieOut: TieOut, stateOf: OthersProps['stateOf']): readonly FootRow[] {
  const { listed, others, columns } = tieOut;
  const amounts = (part: 'listed' | 'others' | 'report') =>
    Object.fromEntries(columns.map((tied) => [tied.column.id, <Amount key={part} cents={tied[part]} />]));
  return [
    { id: 'listed', cells: { date: <Listed count={listed.length} />, ...amounts('listed') } },
    { id: 'others', cells: { date: <Others others={others} stateOf={stateOf} />, ...amounts('others') } },
    {
      id: 'report',
      cells: { date: <Report title={title} gap={gapOf(columns)} />, ...amounts('report') },
      isStrong: true,
    },
  ];
}

function Listed({ count }: { readonly count: number }) {
  return (
    <>
      Listed above
      <Detail>{` · ${countOf(count, 'transaction')}`}</Detail>
    </>
  );
}

function Report({ title, gap }: { readonly title: string; readonly gap: number }) {
  return (
    <Result>
      <span>
        {title}
        <Where> in the report</Where>
      </span>
      <TieBadge gap={gap} />
    </Result>
  );
}

const Detail = styled.span`
  color: ${color.textMuted};
`;

const Result = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  vertical-align: middle;
`;

const Where = styled.span`
  ${media.phone} {
    display: none;
  }
`;
