import styled from 'styled-components';
import { formatRange, type Cents, type Unknown } from '@back-office/shared/format';
import { Link } from '@back-office/shared/router';
import { color, gridStyle, media, space, textStyle, underlinedOnHover, weight } from '@back-office/shared/theme';
import { Amount, Card, Text } from '@back-office/shared/ui';
import { openedHere, withParams } from '@back-office/shared/url';
import { CardFigures } from '../../../../parts/CardFigures';
import { figureOf } from '../../domain/deferredLines';
import { fullCycle } from '../../domain/fullCycle';
import { scenarioRollForward } from '../../domain/rollForward';
import { daysOfStory, spanOf } from '../../domain/scenario';
import { scenarioWithId } from '../../domain/scenarioGroups';
import { useDeferredSales, withDeferredSales } from '../../state/DeferredSalesProvider';
import { RollForwardCard } from '../roll-forward/RollForwardCard';
import { DrillDownFrame } from './DrillDownFrame';

/** A scenario from its first payment to its last. */
export const FullCycleScreen = withDeferredSales(Page);

function Page() {
  const { view, params } = useDeferredSales();
  const scenario = view.scenario ?? scenarioWithId('full-cycle-option-b');
  const { story } = scenario;
  const span = formatRange(spanOf(daysOfStory(story)));
  const rollForward = scenarioRollForward([], story);
  return (
    <DrillDownFrame title="Full cycle" scenario={scenario} rows={story} scope={span}>
      <Card title="From deposit to sale" scope={span}>
        <Steps aria-label="From deposit to sale">
          <thead>
            <tr>
              {['Payment', ...columns].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fullCycle(story).map(({ row, collected, sold, deferred, explanation }) => (
              <tr key={row.id}>
                <th scope="row">
                  <Payment to={{ search: withParams(params, { txn: row.id }).toString() }} state={openedHere}>
                    {formatRange({ from: row.date, to: row.date })}, {row.description}
                  </Payment>
                  <Text as="p" tone="muted" above="2px">
                    {explanation}
                  </Text>
                </th>
                {amounts(collected, sold, deferred)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Whole cycle</th>
              {amounts(figureOf('total-collected', story), figureOf('gross-sales', story), rollForward.total.closing)}
            </tr>
          </tfoot>
        </Steps>
      </Card>
      <RollForwardCard title="Roll-forward of the full cycle" scope={span} rollForward={rollForward} />
    </DrillDownFrame>
  );
}

const columns = ['Collected', 'Gross Sales', 'Deferred after it'] as const;

/** A cell for each of the columns. */
function amounts(...cents: readonly [Cents, Cents, Cents | Unknown]) {
  return cents.map((each, index) => (
    <td key={index} data-label={columns[index]}>
      <Amount cents={each} />
    </td>
  ));
}

/** On phones the amounts stand below the payment, each with its name. */
const Steps = styled(CardFigures)`
  th,
  td {
    padding-block: ${space[3]};
    vertical-align: top;
  }

  th:first-child {
    width: 100%;
  }

  thead th {
    padding-block: ${space[1]};
  }

  ${media.phone} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      ${gridStyle({ columns: 'repeat(3, minmax(0, 1fr))', padY: 3, line: 'top' })}
    }

    th,
    td {
      ${textStyle({ textAlign: 'start', pad: '0px' })}
      border: 0;
    }

    th:first-child {
      grid-column: 1 / -1;
      margin-bottom: ${space[2]};
    }

    td::before {
      ${textStyle({ block: true, size: 'xs', tone: 'muted', weight: 'regular' })}
      content: attr(data-label);
    }
  }
`;

const Payment = styled(Link)`
  font-weight: ${weight.medium};

  && {
    color: ${color.accentText};
  }
  ${underlinedOnHover}
`;
