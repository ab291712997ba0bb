import styled from 'styled-components';
import { formatPercent } from '@back-office/shared/format';
import { color, radius, space, tabular, weight } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
import { paymentTypesScope } from '../domain/labels';
import { paymentShares } from '../domain/paymentShares';
import { DashboardCard, type CardProps } from './DashboardCard';

export function PaymentTypesCard({ data, ledger }: CardProps) {
  const { shown, otherShare } = paymentShares(data.paymentTypes);
  return (
    <DashboardCard id="paymentTypes" scope={paymentTypesScope} {...{ data, ledger }}>
      {/* The legend has the same information as text. */}
      <Bar aria-hidden>
        {shown.map(
          ({ id, width, color: name }) =>
            width > 0 && <Segment key={id} style={{ flexGrow: width, backgroundColor: color[name] }} />,
        )}
        {otherShare > 0 && <Segment style={{ flexGrow: otherShare, backgroundColor: color.chartTrack }} />}
      </Bar>
      <Legend aria-label="Payment types">
        <tbody>
          {shown.map(({ id, name, amount, share, color: swatch }) => (
            <tr key={id}>
              <th scope="row">
                <Type>
                  <Swatch style={{ backgroundColor: color[swatch] }} />
                  {name}
                </Type>
              </th>
              <Money $isZero={amount === 0}>
                <Amount cents={amount} />
              </Money>
              <Share>{share === undefined ? '–' : formatPercent(share, 1)}</Share>
            </tr>
          ))}
        </tbody>
      </Legend>
    </DashboardCard>
  );
}

/** Segments grow from zero width into the space that the gaps leave, so they stay proportional. */
const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 16px;
  margin-block: 2px ${space[3]};
  overflow: hidden;
  border-radius: ${radius.sm};
  print-color-adjust: exact;
`;

const Segment = styled.div`
  flex: 0 1 0;
`;

const Legend = styled.table`
  width: 100%;
  margin-bottom: calc(-1 * ${space[2]});

  tr + tr {
    border-top: 1px solid ${color.border};
  }

  th,
  td {
    height: 40px;
    padding: 0;
  }

  th {
    font-weight: ${weight.regular};
    text-align: start;
  }
`;

const Type = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Swatch = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
  print-color-adjust: exact;
`;

const Money = styled.td<{ readonly $isZero: boolean }>`
  font-weight: ${(props) => (props.$isZero ? weight.regular : weight.strong)};
  ${tabular}
  text-align: end;
  color: ${(props) => props.$isZero && color.textMuted};
`;

const Share = styled.td`
  width: 76px;
  ${tabular}
  text-align: end;
  color: ${color.textMuted};
`;
