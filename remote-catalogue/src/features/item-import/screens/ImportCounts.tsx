import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { color, radius, space, tabular, text, weight } from '@back-office/shared/theme';
import type { PreviewSummary } from '../data/importPort';

type Counts = PreviewSummary['counts'];
export type ImportList = keyof Counts;

interface ImportCountsProps {
  readonly counts: Counts;
  readonly chosen: ImportList;
  readonly onChoose: (list: ImportList) => void;
}

export const listLabels: Readonly<Record<ImportList, string>> = {
  fresh: 'New',
  present: 'Already present',
  bad: 'Bad rows',
  leftOut: 'Left out',
  warnings: 'Warnings',
};

const dots: Readonly<Record<ImportList, string>> = {
  fresh: color.positiveSolid,
  present: color.neutral,
  bad: color.negativeSolid,
  leftOut: color.neutral,
  warnings: color.noticeSolid,
};

/** These three always stand there; the others only when there is something in them. */
const always: readonly ImportList[] = ['fresh', 'present', 'bad'];
const lists = Object.keys(listLabels) as readonly ImportList[];

/** What wants looking at first: mistakes, then what is new. */
export function firstList(counts: Counts): ImportList {
  return counts.bad > 0 ? 'bad' : (lists.find((list) => counts[list] > 0) ?? 'fresh');
}

/** The counts of the preview; pressing one lists its rows. */
export function ImportCounts({ counts, chosen, onChoose }: ImportCountsProps) {
  return (
    <Cards role="group" aria-label="Rows of the file">
      {lists
        .filter((list) => always.includes(list) || counts[list] > 0)
        .map((list) => (
          <Card
            key={list}
            type="button"
            aria-pressed={list === chosen}
            disabled={counts[list] === 0}
            onClick={() => onChoose(list)}
          >
            <Figure>{formatCount(counts[list])}</Figure>
            <Dot style={{ backgroundColor: dots[list] }} />
            <Name>{listLabels[list]}</Name>
          </Card>
        ))}
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: ${space[3]};
`;

const Card = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  padding: 11px ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
  text-align: start;

  &:hover:not(:disabled) {
    background-color: ${color.bgHover};
  }

  &:disabled {
    cursor: default;
  }

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
`;

const Figure = styled.span`
  ${text.lg}
  font-weight: ${weight.strong};
  ${tabular}
`;

const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: ${radius.full};
`;

const Name = styled.span`
  grid-column: 1 / -1;
  ${text.sm}
  color: ${color.textSecondary};
`;
