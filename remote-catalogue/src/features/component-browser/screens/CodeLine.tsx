import { Check, Copy } from 'lucide-react';
import styled from 'styled-components';
import { color, font, media, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { copyFailedText, useCopy } from '@back-office/shared/ui/dialogs';

interface CodeLineProps {
  /** For the name of the button: "usage" gives "Copy usage". */
  readonly label: string;
  readonly code: string;
}

/** A line of code with a button that copies it. */
export function CodeLine({ label, code }: CodeLineProps) {
  const { state, copy } = useCopy(code);
  const isCopied = state === 'copied';
  return (
    <div>
      <Line>
        <Code>{code}</Code>
        <Button
          size="small"
          icon={isCopied ? <Check /> : <Copy />}
          aria-label={isCopied ? undefined : `Copy ${label}`}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Line>
      <Failure role="status">{state === 'failed' && copyFailedText}</Failure>
    </div>
  );
}

const Line = styled.div`
  ${rowStyle({ gap: 3, align: 'start', justify: 'between', pad: [2, 2, 2, 4], round: 'md', ground: 'sunken' })}
  border: 1px solid ${color.border};

  button {
    min-width: 88px;
  }

  ${media.phone} {
    flex-direction: column;
    padding-inline-start: ${space[3]};

    button {
      align-self: flex-end;
    }
  }
`;

const Code = styled.code`
  ${textStyle({ shrink: true, padY: '7px', anywhere: true })}
  white-space: pre-wrap;
  font: ${font.mono};
`;

const Failure = styled.p`
  ${textStyle({ size: 'xs', tone: 'negative' })}

  &:not(:empty) {
    margin-top: ${space[1]};
  }
`;
