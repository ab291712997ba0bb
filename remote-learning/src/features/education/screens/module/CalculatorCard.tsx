import { useId, useState, type SyntheticEvent } from 'react';
import styled, { css } from 'styled-components';
import { H3 } from '@back-office/shared/area';
import { boxStyle, color, gridStyle, media, rowStyle, text, textStyle } from '@back-office/shared/theme';
import { Button, Text } from '@back-office/shared/ui';
import { calculate, defaultInputs, type Inputs } from '../../domain/calculate';
import type { Calculator } from '../../domain/calculation';
import { ownInputs } from '../../domain/ownFigures';
import { useOwnFigures } from '../../state/useOwnFigures';
import { CalculatorField } from './CalculatorField';
import { OwnFiguresBar } from './OwnFiguresBar';
import { reportProblem } from './RichText';

const nothingTyped: Inputs = {};

export function CalculatorCard({ calculator }: { readonly calculator: Calculator }) {
  const { title, description, inputs: fields, ledger } = calculator;
  const titleId = useId();
  const { figures, toggle } = useOwnFigures(ledger);
  const [typed, setTyped] = useState(nothingTyped);
  const [submitted, setSubmitted] = useState<Inputs>();

  const own = ledger && figures.state === 'ready' ? ownInputs(ledger, figures.own.figures) : undefined;
  const filled: Inputs = { ...defaultInputs(calculator), ...own };
  const inputs: Inputs = { ...filled, ...typed };
  // The merchant's own figures are calculated at once.
  const calculated = submitted ?? (own ? filled : undefined);
  const isStale = calculated !== undefined && fields.some(({ id }) => calculated[id] !== inputs[id]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setSubmitted(inputs);
  }

  function toggleOwn() {
    setTyped(nothingTyped);
    setSubmitted(undefined);
    toggle();
  }

  return (
    <Frame aria-labelledby={titleId}>
      <H3 id={titleId}>{title}</H3>
      <Text as="p" size="xs" tone="muted" below={3}>
        {description}
      </Text>
      {ledger && <OwnFiguresBar figures={figures} report={ledger.report} onToggle={toggleOwn} />}
      <Form noValidate onSubmit={submit}>
        {fields.map((field) => (
          <CalculatorField
            key={field.id}
            field={field}
            value={inputs[field.id] ?? ''}
            onChange={(value) => setTyped((before) => ({ ...before, [field.id]: value }))}
          />
        ))}
        <Button type="submit" variant="primary">
          Calculate
        </Button>
      </Form>
      <div role="status" aria-label={`${title}: results`}>
        {calculated && (
          <>
            <Results $isStale={isStale}>
              {calculate(calculator, calculated, reportProblem).map(({ id, label, text: value }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Results>
            {isStale && (
              <Text as="p" size="xs" tone="muted" above={2}>
                Press Calculate to update the results.
              </Text>
            )}
          </>
        )}
      </div>
    </Frame>
  );
}

const Frame = styled.section`
  ${boxStyle({ pad: '20px', phone: { pad: 4 }, card: true })}
  break-inside: avoid;

  > :is(h3, h4, h5) {
    ${text.md}
  }
`;

const Form = styled.form`
  ${gridStyle({ gap: 3, above: 3 })}

  ${media.print} {
    button {
      display: none;
    }
  }
`;

/** Readable, but clearly not the answer to what is typed now. */
const stale = css`
  && dd,
  && div {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`;

const Results = styled.dl<{ readonly $isStale: boolean }>`
  ${gridStyle({ gap: 2, above: 4, line: 'top', padTop: 4 })}

  > div {
    ${rowStyle({ gap: 4, align: 'baseline', justify: 'between', tone: 'secondary' })}
  }

  dd {
    ${textStyle({ tone: 'text', tabular: true, nowrap: true })}
  }

  > :last-child,
  > :last-child dd {
    ${textStyle({ tone: 'text', weight: 'strong' })}
  }

  ${(props) => props.$isStale && stale}
`;
