import { CircleArrowDown, CircleCheck, CircleMinus } from 'lucide-react';
import styled from 'styled-components';
import { formatMoney, notInFiles, unknown, type Day } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { Link } from '@back-office/shared/router';
import {
  boxStyle,
  color,
  hoverGround,
  innerRing,
  keepColors,
  rowStyle,
  space,
  square,
} from '@back-office/shared/theme';
import { Amount, Row, Tooltip } from '@back-office/shared/ui';
import { itemsVerdict, maxBarHeight, type ItemSales, type ItemsVerdict } from '../domain/bestSellers';
import { itemsLabels } from '../domain/labels';
import { itemLink } from '../domain/links';
import { DashboardCard, type CardProps } from './DashboardCard';

export function ItemsCard({ data }: CardProps) {
  const { selectedDate: day, priorDate, itemSales, hasItemsSales, priorBestItems, sales } = data;
  const verdict =
    hasItemsSales || itemSales.total === unknown ? itemsVerdict(itemSales.total, priorBestItems) : 'no sales';
  const { Icon, iconColor, text: summary } = summaries[verdict];
  return (
    <DashboardCard id="items" scope={itemsLabels.scope} data={data}>
      {/* Flat bars are items without sales. */}
      {verdict !== unknown && <Bars itemSales={itemSales} day={day} />}
      <Summary>
        <Icon color={iconColor} aria-hidden />
        {verdict !== unknown ? (
          summary(priorDate)
        ) : sales['gross-sales'] === unknown ? (
          <ShownFigure id="gross-sales" value={unknown} figures={sales} />
        ) : (
          <Amount cents={unknown} reason={itemsLabels.notByItem} />
        )}
      </Summary>
    </DashboardCard>
  );
}

function Bars({ itemSales, day }: { readonly itemSales: ItemSales; readonly day: Day }) {
  const toLink = useLedgerLink();
  return (
    <>
      <Chart aria-label={itemsLabels.bars} aria-hidden={itemSales.bestSellers.length === 0 || undefined}>
        {itemSales.bars.map(({ height, item }, index) =>
          item ? (
            <Slot key={item.name}>
              <Tooltip text={`${item.name}: ${formatMoney(item.grossSales)}`} isDescription={false}>
                <BarLink
                  to={toLink(itemLink(item.name, day))}
                  aria-label={`${item.name}: ${formatMoney(item.grossSales)}`}
                >
                  <Bar style={{ height }} />
                </BarLink>
              </Tooltip>
            </Slot>
          ) : (
            <Slot key={index} aria-hidden>
              <FlatBar style={{ height }} />
            </Slot>
          ),
        )}
      </Chart>
      <Row align="stretch" justify="between" size="xs" tone="muted" above="6px">
        <span>{itemsLabels.firstBar}</span>
        <span>{itemsLabels.lastBar}</span>
      </Row>
    </>
  );
}

const summaries = {
  well: { Icon: CircleCheck, iconColor: color.positive, text: () => itemsLabels.hasSales },
  less: { Icon: CircleArrowDown, iconColor: color.negative, text: itemsLabels.soldLess },
  'no comparison': { Icon: CircleMinus, iconColor: color.textMuted, text: itemsLabels.noComparison },
  'no sales': { Icon: CircleMinus, iconColor: color.textMuted, text: () => itemsLabels.noSales },
  [unknown]: { Icon: CircleMinus, iconColor: color.textMuted, text: () => notInFiles },
} as const satisfies Record<ItemsVerdict, object>;

const Bar = styled.span`
  width: 100%;
  border-radius: 3px 3px 0 0;
  background-color: color-mix(in srgb, ${color.chart1} 35%, ${color.bgRaised});
  print-color-adjust: exact;
  ${keepColors}
`;

const FlatBar = styled(Bar)`
  background-color: ${color.borderStrong};
`;

const Chart = styled.ol`
  ${boxStyle({ relative: true, padBottom: '1px', height: `${maxBarHeight + 1}px` })}
  display: flex;
  margin-inline: calc(-1 * ${space[1]});

  &::after {
    position: absolute;
    inset: auto ${space[1]} 0;
    height: 1px;
    background-color: ${color.borderStrong};
    content: '';
    print-color-adjust: exact;
  }
`;

/** The gaps belong to the bars, so that a narrow bar is easier to point at. */
const Slot = styled.li`
  ${rowStyle({ align: 'end', grow: true })}

  > ${Bar} {
    margin-inline: ${space[1]};
  }
`;

/** As high as the chart: a bar of 4 px is a small target. */
const BarLink = styled(Link)`
  ${rowStyle({ align: 'end', height: '100%', padX: 1, round: 'sm', fill: true })}
  ${hoverGround}
  ${innerRing}

  ${Slot}:last-child & > ${Bar} {
    background-color: ${color.chart1};
  }
`;

const Summary = styled.p`
  ${rowStyle({ gap: 2, tone: 'secondary', above: 3 })}

  svg {
    ${square('16px')}
  }
`;
