import { ChartColumn, ChevronRight, CreditCard, File, Tag, type LucideIcon } from 'lucide-react';
import styled, { css } from 'styled-components';
import { useIsSampleLedger } from '@back-office/shared/ledger';
import { color, media, motion, radius, space, text, weight } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
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
  return (
    <Content $isNarrow={isNarrow}>
      <Greeting>
        <AssistantMark size={44} />
        <Heading>How can I help?</Heading>
        <Muted>Answers come from {isSample ? 'the sample data on this device' : 'your sales data'}.</Muted>
      </Greeting>
      <Cards $isNarrow={isNarrow} aria-label="Help">
        {helpCards.map(({ topic, title, text: description, question: usual, sampleQuestion }) => {
          const Icon = icons[topic];
          const question = isSample && sampleQuestion ? sampleQuestion : usual;
          return (
            <li key={topic}>
              <Card type="button" onClick={question === undefined ? onChooseFile : () => onFill(question)}>
                <Icon size={18} aria-hidden />
                <CardTitle>{title}</CardTitle>
                <Description>{description}</Description>
              </Card>
            </li>
          );
        })}
      </Cards>
      <Group>
        <GroupTitle>Quick-start templates</GroupTitle>
        <Templates>
          {templates.map(({ title, text: template }) => (
            <Button key={title} onClick={() => onFill(template)}>
              {title}
            </Button>
          ))}
        </Templates>
      </Group>
      <Group>
        <GroupTitle>Example questions</GroupTitle>
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
      </Group>
    </Content>
  );
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

const Greeting = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
`;

const Heading = styled.h3`
  margin-top: ${space[3]};
  ${text.lg}
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const twoColumns = css`
  grid-template-columns: 1fr 1fr;
`;

const Cards = styled.ul<Narrowable>`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space[3]};
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
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.bgRaised};
  text-align: start;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.bgHover};
  }

  svg {
    margin-bottom: ${space[2]};
    color: ${color.accentText};
  }
`;

const CardTitle = styled.span`
  font-weight: ${weight.medium};
`;

const Description = styled.span`
  color: ${color.textMuted};
  ${text.xs}
`;

const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

const GroupTitle = styled.h4`
  color: ${color.textSecondary};
  ${text.xs}
  font-weight: ${weight.medium};
`;

const Templates = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const oneColumn = css`
  grid-template-columns: 1fr;
`;

const Questions = styled.ul<Narrowable>`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${space[6]};
  ${({ $isNarrow }) => $isNarrow && oneColumn}

  ${media.phone} {
    ${oneColumn}
  }
`;

const Question = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  width: 100%;
  min-height: 44px;
  padding: ${space[2]} ${space[1]};
  border-bottom: 1px solid ${color.border};
  text-align: start;

  &:hover {
    background: ${color.bgHover};
  }

  svg {
    color: ${color.textMuted};
  }
`;
