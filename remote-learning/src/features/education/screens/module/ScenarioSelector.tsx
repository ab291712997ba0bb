import { Fragment, useId, useState } from 'react';
import styled from 'styled-components';
import {
  color,
  gridStyle,
  motion,
  ringAround,
  rowStyle,
  stackStyle,
  textStyle,
  weight,
} from '@back-office/shared/theme';
import { Badge, Text } from '@back-office/shared/ui';
import type { Scope } from '../../domain/figures';
import type { PaymentScenario } from '../../domain/course';
import { formatLocalTime } from '../../domain/timeline';
import { usePrinting } from '../../state/education';
import { RichText } from './RichText';
import { Timeline } from './Timeline';

interface ScenarioSelectorProps {
  readonly scenarios: readonly PaymentScenario[];
  readonly scope: Scope;
}

/** Cards with the two report times. The selected one is drawn as a timeline and explained; on paper all are. */
export function ScenarioSelector({ scenarios, scope }: ScenarioSelectorProps) {
  const name = useId();
  const isPrinting = usePrinting();
  const [selected, setSelected] = useState<string>();
  return (
    <Section>
      <fieldset>
        <Text size="md" weight="strong" pad="0px" below={3} as="legend">
          Choose a payment scenario
        </Text>
        <Cards>
          {scenarios.map((scenario) => (
            <Fragment key={scenario.id}>
              <Card>
                <input
                  type="radio"
                  name={name}
                  aria-labelledby={`${name}${scenario.id}name`}
                  aria-describedby={`${name}${scenario.id}facts`}
                  checked={scenario.id === selected}
                  onChange={() => setSelected(scenario.id)}
                />
                <Head id={`${name}${scenario.id}name`}>
                  <strong>{scenario.name}</strong> <Kind isEdgeCase={scenario.isEdgeCase} />
                </Head>
                <Facts id={`${name}${scenario.id}facts`}>
                  <Text as="p" tone="muted" below={2} fill>
                    <RichText text={scenario.description} scope={scope} />
                  </Text>
                  <Fact>
                    <span>Sale reported</span> <span>{formatLocalTime(scenario.saleReportTime)}</span>
                  </Fact>
                  <Fact>
                    <span>Payment reported</span> <span>{formatLocalTime(scenario.paymentReportTime)}</span>
                  </Fact>
                </Facts>
              </Card>
              <Place role="status" aria-label={`Explanation of ${scenario.name}`}>
                {(isPrinting || scenario.id === selected) && (
                  <Explained>
                    {isPrinting && <strong>{scenario.name}</strong>}
                    <Timeline scenario={scenario} />
                    <p>
                      <RichText text={scenario.explanation} scope={scope} />
                    </p>
                  </Explained>
                )}
              </Place>
            </Fragment>
          ))}
        </Cards>
      </fieldset>
    </Section>
  );
}

function Kind({ isEdgeCase }: Pick<PaymentScenario, 'isEdgeCase'>) {
  return isEdgeCase ? <Badge tone="notice">Edge Case</Badge> : <Badge tone="neutral">Standard</Badge>;
}

const Section = styled.div`
  max-width: 760px;
`;

/** The explanation takes a row of its own below the selected card, and the next card fills the gap beside it. */
const Cards = styled.div`
  ${gridStyle({ gap: 3, columns: 'repeat(2, minmax(0, 1fr))', phone: { columns: 'minmax(0, 1fr)' } })}
  grid-auto-flow: dense;
`;

const Card = styled.label`
  ${stackStyle({ pad: 4, relative: true, card: true })}
  cursor: pointer;
  break-inside: avoid;
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast};

  &:hover {
    border-color: ${color.borderStrong};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};

    /* Forced colors drop the shadow, and all borders have one color. */
    @media (forced-colors: active) {
      border: 3px solid Highlight;
    }
  }

  ${ringAround}

  input {
    position: absolute;
    inset: 0;
    appearance: none;
    outline: none;
    cursor: inherit;
  }
`;

const Head = styled.div`
  ${rowStyle({ gap: [1, 2], align: 'start', justify: 'between', wrap: true })}

  strong {
    font-weight: ${weight.strong};
  }
`;

const Facts = styled.div`
  display: flex;
  ${textStyle({ fill: true, size: 'xs' })}
  flex-direction: column;
  gap: 2px;
`;

const Fact = styled.div`
  ${rowStyle({ gap: 3, align: 'stretch', justify: 'between', tone: 'secondary' })}

  > :last-child {
    ${textStyle({ tone: 'text', textAlign: 'end', tabular: true })}
  }
`;

/** A status region is announced only if it existed before, so it stays while it is empty. */
const Place = styled.div`
  display: contents;
`;

const Explained = styled.div`
  ${gridStyle({ gap: 3, pad: '20px', round: 'lg', ground: 'sunken' })}
  grid-column: 1 / -1;
  break-inside: avoid;

  > p {
    max-width: 72ch;
    line-height: 22px;
  }
`;
