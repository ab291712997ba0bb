import styled from 'styled-components';
import { formatPercent } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { boxStyle, color, keepColors, rowStyle, space, textStyle, weight } from '@back-office/shared/theme';
import { Row, Text } from '@back-office/shared/ui';
import { otherPayments, paymentTypeLabel, paymentTypesScope } from '../domain/labels';
import { paymentsLink } from '../domain/links';
import { paymentShares } from '../domain/paymentShares';
import { neutralColor } from '../domain/paymentTypes';
import { DashboardCard, type CardProps } from './DashboardCard';
import { MoneyLink } from './Figure';

export function PaymentTypesCard({ data }: CardProps) {
  const { selectedDate: day, paymentTypes, sales } = data;
  const { words, shown, other } = paymentShares(paymentTypes);
  const toLink = useLedgerLink();
  return (
    <DashboardCard id="paymentTypes" scope={paymentTypesScope} data={data}>
      {words !== undefined ? (
        <Words>{words}</Words>
      ) : (
        // The legend has the same information as text.
        <Bar aria-hidden>
          {shown.map(
            ({ id, width, color: name }) =>
              width > 0 && <Segment key={id} style={{ flexGrow: width, backgroundColor: color[name] }} />,
          )}
          {other.width > 0 && <Segment style={{ flexGrow: other.width, backgroundColor: color[neutralColor] }} />}
        </Bar>
      )}
      <Legend aria-label="Payment types">
        <tbody>
          {shown.map(({ id, name, amount, percent, color: swatch }) => (
            <tr key={id}>
              <th scope="row">
                <Row as="span" gap="10px">
                  <Swatch style={{ backgroundColor: color[swatch] }} />
                  {paymentTypeLabel(name)}
                </Row>
              </th>
              <Money $isZero={amount === 0}>
                <MoneyLink
                  of={paymentTypeLabel(name)}
                  cents={amount}
                  figures={sales}
                  to={toLink(paymentsLink([name], day))}
                />
              </Money>
              <Text as="td" tone="muted" textAlign="end" tabular width="76px">
                {percent === undefined ? '–' : percentText(percent)}
              </Text>
            </tr>
          ))}
        </tbody>
      </Legend>
      <Text as="p" size="xs" tone="muted" tabular above={1}>
        {otherPayments}{' '}
        <MoneyLink
          of={otherPayments}
          cents={other.amount}
          figures={sales}
          to={toLink(paymentsLink(other.names, day))}
        />
        {other.percent !== undefined && `, ${percentText(other.percent)}`}
      </Text>
    </DashboardCard>
  );
}

function percentText(percent: number) {
  return formatPercent(percent / 100, 1);
}

/** Segments grow from zero width into the space that the gaps leave, so they stay proportional. */
const Bar = styled.div`
  ${rowStyle({ gap: '2px', align: 'stretch', height: '16px', round: 'sm', clip: true })}
  margin-block: 2px ${space[3]};
  print-color-adjust: exact;
`;

/** As high as the bar. */
const Words = styled.p`
  ${textStyle({ minHeight: '16px', below: 3, tone: 'secondary' })}
  line-height: 16px;
`;

const Segment = styled.div`
  flex: 0 1 0;
  ${keepColors}
`;

const Legend = styled.table`
  width: 100%;

  tr + tr {
    border-top: 1px solid ${color.border};
  }

  th,
  td {
    ${boxStyle({ height: '40px', pad: '0px' })}
  }

  th {
    ${textStyle({ weight: 'regular', textAlign: 'start' })}
  }
`;

const Swatch = styled.span`
  ${boxStyle({ fixed: true, square: '10px' })}
  border-radius: 3px;
  print-color-adjust: exact;
  ${keepColors}
`;

const Money = styled.td<{ readonly $isZero: boolean }>`
  font-weight: ${(props) => (props.$isZero ? weight.regular : weight.strong)};
  ${textStyle({ tabular: true, textAlign: 'end' })}
  color: ${(props) => props.$isZero && color.textMuted};
`;
