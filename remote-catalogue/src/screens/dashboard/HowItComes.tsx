import { Info } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { formatCount, type Day } from '@back-office/shared/format';
import type { Ledger } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { color, media, space, tabular, text, weight } from '@back-office/shared/theme';
import { Amount, IconButton, Popover } from '@back-office/shared/ui';
import { averageText } from '../../domain/dashboard/averageText';
import { explanations, type ExplainedCard, type ExplainedLine } from '../../domain/dashboard/explanations';
import { onDay } from './onDay';

interface HowItComesProps {
  /** Title of the card. */
  readonly of: string;
  readonly card: ExplainedCard;
  readonly ledger: Ledger;
  readonly day: Day;
}

/** The small button of a card that says how its figures come about, with the numbers and the way to the rows. */
export function HowItComes({ of, ...explained }: HowItComesProps) {
  const label = `${of}: how the figures come about`;
  return (
    <Popover
      label={label}
      trigger={(trigger) => <InfoButton {...trigger} size="small" label={label} icon={<Info />} />}
    >
      <Content {...explained} />
    </Popover>
  );
}

/** Rendered while the popover is open, so the sums are made only when asked for. */
function Content({ card, ledger, day }: Omit<HowItComesProps, 'of'>) {
  const { rules, columns, lines } = useMemo(() => explanations[card](ledger, day), [card, ledger, day]);
  return (
    <Explained>
      <Rules>
        {rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </Rules>
      <Lines>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.label} $isResult={line.isResult === true}>
              <th scope="row">{line.label}</th>
              {columns.map((column, index) => (
                <td key={column}>
                  <Value kind={line.kind} value={line.values[index]} />
                </td>
              ))}
            </Line>
          ))}
        </tbody>
      </Lines>
      <Rows to={paths.dashboardTransactions()} state={onDay(day)}>
        See the transactions
      </Rows>
    </Explained>
  );
}

function Value({ kind, value }: { readonly kind: ExplainedLine['kind']; readonly value: number | undefined }) {
  if (value === undefined) return '–';
  if (kind === 'money') return <Amount cents={value} />;
  return kind === 'count' ? formatCount(value) : averageText(value);
}

const InfoButton = styled(IconButton)`
  color: ${color.textMuted};

  ${media.print} {
    display: none;
  }
`;

const Explained = styled.div`
  display: grid;
  gap: ${space[3]};
  width: 368px;
  max-width: 100%;
  ${text.xs}
  color: ${color.textSecondary};
`;

const Rules = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const Lines = styled.table`
  width: 100%;

  th,
  td {
    height: 28px;
    padding: 0;
    font-weight: inherit;
    text-align: start;
  }

  th + td,
  td + td,
  [scope='col'] {
    padding-inline-start: ${space[4]};
    ${tabular}
    text-align: end;
    white-space: nowrap;
  }

  tbody tr {
    border-top: 1px solid ${color.border};
  }
`;

const Line = styled.tr<{ readonly $isResult: boolean }>`
  font-weight: ${(props) => props.$isResult && weight.strong};
  color: ${(props) => props.$isResult && color.text};
`;

const Rows = styled(Link)`
  justify-self: start;
  font-weight: ${weight.medium};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
