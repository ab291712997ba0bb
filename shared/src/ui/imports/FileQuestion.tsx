import styled from 'styled-components';
import { rowStyle, space } from '@back-office/shared/theme';
import { Button, Notice } from '@back-office/shared/ui';

interface FileQuestionProps {
  readonly question: string;
  readonly answers: readonly { readonly label: string; readonly onChoose: () => void }[];
}

/** What a file does not show, asked once for all its rows. */
export function FileQuestion({ question, answers }: FileQuestionProps) {
  return (
    <Notice tone="notice">
      {question}
      <Answers role="group" aria-label={question}>
        {answers.map(({ label, onChoose }) => (
          <Button key={label} size="small" onClick={onChoose}>
            {label}
          </Button>
        ))}
      </Answers>
    </Notice>
  );
}

const Answers = styled.span`
  ${rowStyle({ gap: 2, align: 'stretch', wrap: true })}
  margin-block: ${space[2]} ${space[1]};
`;
