import { Check, X } from 'lucide-react';
import { useId, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import {
  boxStyle,
  color,
  gridStyle,
  hoverGround,
  media,
  motion,
  ringAround,
  rowStyle,
  space,
  textStyle,
} from '@back-office/shared/theme';
import { Button, Text } from '@back-office/shared/ui';
import type { Scope } from '../../domain/figures';
import type { Choice, Question } from '../../domain/course';
import { RichText } from './RichText';

interface QuestionCardProps {
  readonly question: Question;
  readonly scope: Scope;
}

/** A question to check oneself. A wrong answer is explained and can be changed; the right one ends the question. */
export function QuestionCard({ question, scope }: QuestionCardProps) {
  const name = useId();
  const [chosen, setChosen] = useState<string>();
  const [answered, setAnswered] = useState<Choice>();
  const isSolved = answered?.isCorrect === true;

  function answer(event: SyntheticEvent) {
    event.preventDefault();
    setAnswered(question.choices.find(({ id }) => id === chosen));
  }

  return (
    <Frame onSubmit={answer}>
      <fieldset>
        <Asked>
          <Text block size="xs" tone="muted" weight="medium">
            Check yourself
          </Text>
          <RichText text={question.question} scope={scope} />
        </Asked>
        {question.choices.map((choice) => (
          <ChoiceLabel key={choice.id}>
            <input
              type="radio"
              name={name}
              checked={choice.id === chosen}
              onChange={() => {
                setChosen(choice.id);
                setAnswered(undefined);
              }}
            />
            <span>
              <RichText text={choice.text} scope={scope} />
            </span>
          </ChoiceLabel>
        ))}
      </fieldset>
      <Button type="submit" aria-disabled={chosen === undefined || isSolved}>
        Check answer
      </Button>
      <div role="status">
        {answered && (
          <Verdict $isCorrect={isSolved}>
            {isSolved ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />}
            <p>
              <strong>{isSolved ? 'Correct.' : 'Not quite.'}</strong>{' '}
              <RichText text={answered.explanation} scope={scope} />
              {!isSolved && ' Try another answer.'}
            </p>
          </Verdict>
        )}
      </div>
    </Frame>
  );
}

const Frame = styled.form`
  ${gridStyle({ gap: 3, maxWidth: '760px', pad: '20px', phone: { pad: 4 }, card: true })}
  justify-items: start;
  break-inside: avoid;

  > fieldset,
  > [role='status'] {
    justify-self: stretch;
  }

  /* Takes no space while empty, but stays: a status region is announced only if it existed before. */
  > [role='status']:empty {
    position: absolute;
  }

  ${media.print} {
    > button {
      display: none;
    }
  }
`;

const Asked = styled.legend`
  ${textStyle({ size: 'md', weight: 'strong', pad: '0px', below: 2, maxWidth: '66ch' })}
`;

const ChoiceLabel = styled.label`
  ${rowStyle({ gap: 3, align: 'start', pad: ['10px', 3], round: 'md', line: 'around' })}
  cursor: pointer;
  transition: background-color ${motion.fast};

  & + & {
    margin-top: ${space[2]};
  }

  ${hoverGround}

  &:has(:checked) {
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};
  }

  ${ringAround}

  input {
    ${boxStyle({ fixed: true, square: '16px' })}
    margin: 2px 0 0;
    outline: none;
    accent-color: ${color.accent};
  }
`;

const Verdict = styled.div<{ readonly $isCorrect: boolean }>`
  ${rowStyle({ gap: 3, align: 'stretch', pad: [3, 4], round: 'md' })}
  background-color: ${(props) => (props.$isCorrect ? color.positiveSubtle : color.negativeSubtle)};

  svg {
    margin-top: 1px;
    color: ${(props) => (props.$isCorrect ? color.positive : color.negative)};
  }

  p {
    max-width: 72ch;
  }

  strong {
    color: ${(props) => (props.$isCorrect ? color.positive : color.negative)};
  }
`;
