import styled from 'styled-components';
import { color, media, radius, space, tabular, text, weight } from '@back-office/shared/theme';
import { solveExample } from '../../domain/example';
import type { Example } from '../../domain/calculation';
import { formatFigure, type Calculated, type Scope } from '../../domain/figures';
import { ownExampleFigures } from '../../domain/ownFigures';
import { useOwnFigures } from '../../state/useOwnFigures';
import { OwnFiguresBar } from './OwnFiguresBar';
import { reportProblem } from './reportProblem';
import { RichText } from './RichText';

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
      <h3>{`Example: ${title}`}</h3>
      {/* The story is about its own numbers. */}
      {!own && (
        <Scenario>
          <RichText text={scenario} scope={known} />
        </Scenario>
      )}
      {ledger && <OwnFiguresBar figures={figures} report={ledger.report} given="the example" onToggle={toggle} />}
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
  max-width: 760px;
  padding: 20px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
  break-inside: avoid;

  > h3 {
    margin-bottom: ${space[2]};
    ${text.md}
  }

  ${media.phone} {
    padding: ${space[4]};
  }
`;

const Scenario = styled.p`
  max-width: 66ch;
  margin-bottom: ${space[3]};
  color: ${color.textSecondary};
`;

const Steps = styled.ol`
  margin-top: ${space[3]};
  border-top: 1px solid ${color.border};
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr) auto minmax(88px, auto);
  align-items: start;
  gap: 2px ${space[3]};
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color.border};

  ${media.phone} {
    grid-template-columns: 22px minmax(0, 1fr) auto;
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border-radius: ${radius.full};
  background-color: ${color.bgActive};
  ${text.xs}
  font-weight: ${weight.medium};
  color: ${color.textSecondary};
`;

const Text = styled.div`
  min-width: 0;
`;

const Label = styled.div`
  font-weight: ${weight.medium};
`;

const Explanation = styled.div`
  ${text.xs}
  color: ${color.textMuted};
`;

const Written = styled.span`
  max-width: 300px;
  ${tabular}
  color: ${color.textSecondary};
  text-align: end;

  /* On phones under the label, where there is room. */
  ${media.phone} {
    grid-row: 2;
    grid-column: 2 / -1;
    max-width: none;
    ${text.xs}
    text-align: start;

    &:empty {
      display: none;
    }
  }
`;

const Figure = styled.span`
  ${tabular}
  font-weight: ${weight.medium};
  text-align: end;
  white-space: nowrap;
`;

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(88px, auto);
  gap: 2px ${space[3]};
  padding: ${space[3]} 0 0 34px;
  font-weight: ${weight.strong};

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
