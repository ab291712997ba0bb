import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { boxStyle, color, textStyle } from '@back-office/shared/theme';
import { Grid, Text } from '@back-office/shared/ui';
import type { ImportCounts } from '../domain/importTypes';

export type ImportList = keyof ImportCounts;

interface ImportCountCardsProps {
  readonly counts: ImportCounts;
  readonly chosen: ImportList;
  readonly onChoose: (list: ImportList) => void;
}

export const listLabels: Readonly<Record<ImportList, string>> = {
  added: 'New',
  present: 'Already present',
  updates: 'To update',
  bad: 'Bad rows',
  skipped: 'Skipped',
  warnings: 'Warnings',
};

const dots: Readonly<Record<ImportList, string>> = {
  added: color.positiveSolid,
  present: color.neutral,
  updates: color.accent,
  bad: color.negativeSolid,
  skipped: color.neutral,
  warnings: color.noticeSolid,
};

/** Shown even at 0; the other lists only if they have rows. */
const alwaysShown: readonly ImportList[] = ['added', 'present', 'bad'];
const lists = Object.keys(listLabels) as readonly ImportList[];

/** The list that is shown first: bad rows if there are any, else new items. */
export function firstList(counts: ImportCounts): ImportList {
  const order: readonly ImportList[] = ['bad', 'added', 'updates', ...lists];
  return order.find((list) => counts[list] > 0) ?? 'added';
}

/** The counts of the preview; clicking one shows its rows. */
export function ImportCountCards({ counts, chosen, onChoose }: ImportCountCardsProps) {
  return (
    <Grid gap={3} columns="repeat(auto-fit, minmax(112px, 1fr))" role="group" aria-label="Rows of the file">
      {lists
        .filter((list) => alwaysShown.includes(list) || counts[list] > 0)
        .map((list) => (
          <Card
            key={list}
            type="button"
            aria-pressed={list === chosen}
            disabled={counts[list] === 0}
            onClick={() => onChoose(list)}
          >
            <Text size="lg" weight="strong" tabular>
              {formatCount(counts[list])}
            </Text>
            <Dot style={{ backgroundColor: dots[list] }} />
            <Name>{listLabels[list]}</Name>
          </Card>
        ))}
    </Grid>
  );
}

const Card = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: start;
  align-items: center;
  ${textStyle({ pad: ['11px', 4], textAlign: 'start', card: true })}

  &:hover:not(:disabled) {
    background-color: ${color.bgHover};
  }

  &:disabled {
    cursor: default;
  }

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};

    /* Forced colors drop the shadow, and all borders have one color. */
    @media (forced-colors: active) {
      border: 3px solid Highlight;
    }
  }
`;

const Dot = styled.span`
  ${boxStyle({ square: '8px', round: 'full' })}
`;

const Name = styled.span`
  grid-column: 1 / -1;
  ${textStyle({ size: 'sm', tone: 'secondary' })}
`;
