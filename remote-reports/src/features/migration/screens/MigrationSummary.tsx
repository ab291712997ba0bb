import styled from 'styled-components';
import { formatCount, formatPercent } from '@back-office/shared/format';
import { color, media, radius, space, tabular, text, weight } from '@back-office/shared/theme';
import { stateShares, type MigrationEntry } from '../domain/migrationEntry';
import { stateColor, StateMark } from './StateMark';

/** The cards with the count of each state, and the bar that stacks their shares. */
export function MigrationSummary({ entries }: { readonly entries: readonly MigrationEntry[] }) {
  const shares = stateShares(entries);
  return (
    <section aria-label="Summary">
      <Cards>
        <CardFrame>
          <Label>Total reports</Label>
          <Figure>{formatCount(entries.length)}</Figure>
        </CardFrame>
        {shares.map(({ state, count, percent }) => (
          <CardFrame key={state}>
            <Label>
              <StateMark state={state} />
              {state}
            </Label>
            <Figure>
              {formatCount(count)} <Percent>{formatPercent(percent / 100)}</Percent>
            </Figure>
          </CardFrame>
        ))}
      </Cards>
      <Bar aria-hidden>
        {shares.map(({ state, share }) => (
          <BarPart key={state} style={{ width: `${share}%`, backgroundColor: stateColor[state] }} />
        ))}
      </Bar>
      <Note>SDP is the new data platform, where the figures of your reports come from after the move.</Note>
    </section>
  );
}

const Note = styled.p`
  margin-top: ${space[2]};
  ${text.xs}
  color: ${color.textMuted};
`;

const Cards = styled.dl`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[3]};

  @media (max-width: 1180px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[2]};
  }
`;

const CardFrame = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
`;

const Label = styled.dt`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  ${text.xs}
  color: ${color.textMuted};
`;

const Figure = styled.dd`
  ${text.lg}
  ${tabular}
  font-weight: ${weight.strong};
`;

const Percent = styled.span`
  ${text.xs}
  font-weight: ${weight.regular};
  color: ${color.textMuted};
`;

/** The parts have exactly the width of their share; a hairline of the background separates them. */
const Bar = styled.div`
  display: flex;
  height: 10px;
  margin-top: ${space[3]};
  overflow: hidden;
  border-radius: ${radius.full};
  print-color-adjust: exact;
`;

const BarPart = styled.span`
  box-shadow: inset -1px 0 0 ${color.bgSurface};

  &:last-child {
    box-shadow: none;
  }
`;
