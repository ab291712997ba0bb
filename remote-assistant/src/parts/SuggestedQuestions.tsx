import styled from 'styled-components';
import { rowStyle, textStyle } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';

interface SuggestedQuestionsProps {
  readonly questions: readonly string[];
  /** A reply is pending. */
  readonly isBlocked: boolean;
  readonly onAsk: (question: string) => void;
}

/** Buttons that ask what may come next. */
export function SuggestedQuestions({ questions, isBlocked, onAsk }: SuggestedQuestionsProps) {
  return (
    <List aria-label="Suggested questions">
      {questions.map((question) => (
        <li key={question}>
          <Button size="small" disabled={isBlocked} onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${rowStyle({ gap: 2, align: 'stretch', wrap: true })}

  button {
    ${textStyle({ height: 'auto', minHeight: '32px', padY: 1, textAlign: 'start' })}
    white-space: normal;
  }
`;
