import { ChartColumn, ChevronRight, CreditCard, File, Tag, type LucideIcon } from 'lucide-react';
import styled, { css } from 'styled-components';
import { H3, H4 } from '@back-office/shared/area';
import { useServices } from '@back-office/shared/contract';
import { useIsSampleLedger } from '@back-office/shared/ledger';
import { usePreferences } from '@back-office/shared/state';
import { color, gridStyle, media, motion, rowStyle, space, textStyle, hoverGround } from '@back-office/shared/theme';
import { Button, Row, Stack, Text } from '@back-office/shared/ui';
import { AssistantMark } from '../../../parts/AssistantMark';
import { exampleQuestions, helpCards, templates, type HelpCard } from '../domain/starters';

interface EmptyChatProps {
  /** Puts a text into the message field. */
  readonly onFill: (text: string) => void;
  readonly onAsk: (question: string) => void;
  readonly onChooseFile: () => void;
  /** In the widget there is one column, and no templates. */
  readonly isNarrow: boolean;
}

const icons: Readonly<Record<HelpCard['topic'], LucideIcon>> = {
  sales: ChartColumn,
  items: Tag,
  payments: CreditCard,
  file: File,
};

/** What a conversation without messages offers: help cards, templates and example questions. */
export function EmptyChat({ onFill, onAsk, onChooseFile, isNarrow }: EmptyChatProps) {
  const isSample = useIsSampleLedger();
  const isShared = useIsShared();
  return (
    <Content $isNarrow={isNarrow}>
      <Stack align="center" textAlign="center">
        <AssistantMark size={44} />
        <Text as={H3} size="lg" above={3}>
          How can I help?
        </Text>
        <Text as="p" tone="muted">
          Answers come from {isSample ? 'the sample data on this device' : 'your sales data'}.
        </Text>
        {isShared && (
          <Text as="p" size="xs" tone="muted">
            Conversations are kept on the server of this shop. Everyone with its access token can read them.
          </Text>
        )}
      </Stack>
      <Cards $isNarrow={isNarrow} aria-label="Help">
        {helpCards.map(({ topic, title, text: description, question: usual, sampleQuestion }) => {
          const Icon = icons[topic];
          const question = isSample && sampleQuestion ? sampleQuestion : usual;
          return (
            <li key={topic}>
              <Card type="button" onClick={question === undefined ? onChooseFile : () => onFill(question)}>
                <Icon size={18} aria-hidden />
                <Text weight="medium">{title}</Text>
                <Text size="xs" tone="muted">
                  {description}
                </Text>
              </Card>
            </li>
          );
        })}
      </Cards>
      <Stack as="section" gap={2}>
        <Text as={H4} size="xs" tone="secondary" weight="medium">
          Quick-start templates
        </Text>
        <Row gap={2} align="stretch" wrap>
          {templates.map(({ title, text: template }) => (
            <Button key={title} onClick={() => onFill(template)}>
              {title}
            </Button>
          ))}
        </Row>
      </Stack>
      <Stack as="section" gap={2}>
        <Text as={H4} size="xs" tone="secondary" weight="medium">
          Example questions
        </Text>
        <Questions $isNarrow={isNarrow}>
          {exampleQuestions.map((question) => (
            <li key={question}>
              <Question type="button" onClick={() => onAsk(question)}>
                {question}
                <ChevronRight size={16} aria-hidden />
              </Question>
            </li>
          ))}
        </Questions>
      </Stack>
    </Content>
  );
}

/** Whether others read what is said here: a connected shop, whose server keeps documents, and auto-save. */
function useIsShared(): boolean {
  const { documents } = useServices();
  const [{ autoSave }] = usePreferences();
  return autoSave && documents?.revisions() !== undefined;
}

interface Narrowable {
  readonly $isNarrow: boolean;
}

const Content = styled.div<Narrowable>`
  display: flex;
  flex-direction: column;
  gap: ${({ $isNarrow }) => ($isNarrow ? space[4] : space[6])};
  padding-block: ${({ $isNarrow }) => ($isNarrow ? space[2] : space[4])} ${space[4]};
`;

const twoColumns = css`
  grid-template-columns: 1fr 1fr;
`;

const Cards = styled.ul<Narrowable>`
  ${gridStyle({ gap: 3, columns: 'repeat(4, 1fr)' })}
  ${({ $isNarrow }) => $isNarrow && twoColumns}

  ${media.phone} {
    ${twoColumns}
  }

  > li {
    display: flex;
  }
`;

const Card = styled.button`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  ${textStyle({ pad: 4, round: 'lg', ground: 'raised', textAlign: 'start', fill: true, line: 'around' })}
  transition: background-color ${motion.fast};
  ${hoverGround}

  svg {
    ${textStyle({ tone: 'accent', below: 2 })}
  }
`;

const oneColumn = css`
  grid-template-columns: 1fr;
`;

const Questions = styled.ul<Narrowable>`
  ${gridStyle({ columns: '1fr 1fr' })}
  column-gap: ${space[6]};
  ${({ $isNarrow }) => $isNarrow && oneColumn}

  ${media.phone} {
    ${oneColumn}
  }
`;

const Question = styled.button`
  ${rowStyle({ gap: 2, justify: 'between', textAlign: 'start', pad: [2, 1], width: '100%', minHeight: '44px' })}
  border-bottom: 1px solid ${color.border};
  ${hoverGround}

  svg {
    color: ${color.textMuted};
  }
`;
