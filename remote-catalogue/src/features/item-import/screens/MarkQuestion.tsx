import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { Button, Notice } from '@back-office/shared/ui';
import { numberMeanings } from '../domain/numberMeanings';
import type { DecimalMark, NumberReading } from '../domain/importTypes';

interface MarkQuestionProps {
  readonly doubt: NonNullable<NumberReading['doubt']>;
  readonly onMark: (mark: DecimalMark) => void;
}

/** Asks how numbers are written where the file does not show it. Until then, nothing can be imported. */
export function MarkQuestion({ doubt, onMark }: MarkQuestionProps) {
  const { question, answers } = numberMeanings(doubt);
  return (
    <Notice tone="notice">
      {question}
      <Answers role="group" aria-label={question}>
        {answers.map(({ mark, label }) => (
          <Button key={mark} size="small" onClick={() => onMark(mark)}>
            {label}
          </Button>
        ))}
      </Answers>
    </Notice>
  );
}

const Answers = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block: ${space[2]} ${space[1]};
`;
