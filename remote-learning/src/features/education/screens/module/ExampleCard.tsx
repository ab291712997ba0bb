import styled from 'styled-components';
import { H3 } from '@back-office/shared/area';
import { boxStyle, centered, color, gridStyle, media, space, textStyle, weight } from '@back-office/shared/theme';
import { solveExample } from '../../domain/example';
import type { Example } from '../../domain/calculation';
import { formatFigure, type Calculated, type Scope } from '../../domain/figures';
import { ownExampleFigures } from '../../domain/ownFigures';
import { useOwnFigures } from '../../state/useOwnFigures';
import { OwnFiguresBar } from './OwnFiguresBar';
import { RichText, reportProblem } from './RichText';

interface ExampleCardProps {
  readonly example: Example;
  /** The figures of the section. */
  readonly scope: Scope;
}

/** A worked example: the story, the numbered steps with their calculation, and the result. */
export function ExampleCard({ example, scope }: ExampleCardProps) {
  const { title, scenario, figures: given, ledger } = example;
  const { figures, toggle } = useOwnFigures(ledger);
  const own = ledger && figures.state === 'ready' ? ownExampleFigures(given, ledger, figures.own.figures) : undefined;
  const { scope: known, steps, result } = solveExample(example, scope, reportProblem, own);
  return (
    <Frame>
      <H3>{`Example: ${title}`}</H3>
      {/* The story is about its own numbers. */}
      {!own && (
        <Scenario>
          <RichText text={scenario} scope={known} />
        </Scenario>
      )}
      {ledger && <OwnFiguresBar figures={figures} report={ledger.report} onToggle={toggle} />}
      <Steps>
        {steps.map((step, index) => (
          <Step key={step.id}>
            <Number aria-hidden>{index + 1}</Number>
            <Text>
              <Label>{step.label}</Label>
              <Explanation>
                <RichText text={step.explanation} scope={known} />
              </Explanation>
            </Text>
            <Written>{step.written}</Written>
            <Value value={step.value} />
          </Step>
        ))}
      </Steps>
      <Result>
        <span>{result.label}</span>
        <Written>{result.written}</Written>
        <Value value={result.value} />
      </Result>
    </Frame>
  );
}

function Value({ value }: { readonly value: Calculated }) {
  return <Figure>{formatFigure(value)}</Figure>;
}

const Frame = styled.article`
  ${boxStyle({ maxWidth: '760px', pad: '20px', phone: { pad: 4 }, card: true })}
  break-inside: avoid;

  > :is(h3, h4, h5) {
    ${textStyle({ size: 'md', below: 2 })}
  }
`;

const Scenario = styled.p`
  ${textStyle({ tone: 'secondary', below: 3, maxWidth: '66ch' })}
`;

const Steps = styled.ol`
  ${boxStyle({ above: 3, line: 'top' })}
`;

const Step = styled.li`
  ${gridStyle({ gap: ['2px', 3], columns: '22px minmax(0, 1fr) auto minmax(88px, auto)', align: 'start', padY: 3 })}
  border-bottom: 1px solid ${color.border};

  ${media.phone} {
    grid-template-columns: 22px minmax(0, 1fr) auto;
  }
`;

const Number = styled.span`
  ${centered}
  ${textStyle({ size: 'xs', tone: 'secondary', weight: 'medium', round: 'full', ground: 'active', square: '22px' })}
`;

const Text = styled.div`
  min-width: 0;
`;

const Label = styled.div`
  font-weight: ${weight.medium};
`;

const Explanation = styled.div`
  ${textStyle({ size: 'xs', tone: 'muted' })}
`;

const Written = styled.span`
  ${textStyle({ tone: 'secondary', textAlign: 'end', tabular: true, maxWidth: '300px' })}

  /* On phones under the label, where there is room. */
  ${media.phone} {
    grid-row: 2;
    grid-column: 2 / -1;
    ${textStyle({ size: 'xs', textAlign: 'start', maxWidth: 'none' })}

    &:empty {
      display: none;
    }
  }
`;

const Figure = styled.span`
  ${textStyle({ weight: 'medium', textAlign: 'end', tabular: true, nowrap: true })}
`;

const Result = styled.div`
  ${gridStyle({ gap: ['2px', 3], columns: 'minmax(0, 1fr) auto minmax(88px, auto)', weight: 'strong' })}
  padding: ${space[3]} 0 0 34px;

  ${Written} {
    font-weight: ${weight.regular};
  }

  ${Figure} {
    font-weight: inherit;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    ${Written} {
      grid-column: 1 / -1;
    }
  }
`;
