import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { currencyDecimals, formatMoney } from '@back-office/shared/format';
import { useIsSampleLedger } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { boxStyle, innerRing, rowStyle, scrolls, stackStyle } from '@back-office/shared/theme';
import { Button, focusOnArrival, Screen, Stack, Text, useIsPhone, VisuallyHidden } from '@back-office/shared/ui';
import { OwnMessage } from '../../../parts/OwnMessage';
import { Composer } from '../../../parts/Composer';
import { TypingIndicator } from '../../../parts/TypingIndicator';
import { useRecommendations, useRecommendationsState } from '../state/recommendations';
import { AnswerMessage } from './AnswerMessage';
import { AssistantMark } from '../../../parts/AssistantMark';

/** A conversation that recommends products for a need and a budget. */
export function RecommendationsScreen() {
  const { setDraft, send, stop, startOver } = useRecommendations();
  const { messages } = useRecommendationsState(({ conversation }) => conversation);
  const draft = useRecommendationsState((state) => state.draft);
  const isPending = useRecommendationsState((state) => state.isPending);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const isSample = useIsSampleLedger();
  const last = messages.at(-1);

  useEffect(() => {
    if (!isPhone) focusOnArrival(field.current);
  }, [isPhone]);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages, isPending]);

  const ask = (need: string) => {
    send(need);
    field.current?.focus();
  };
  // The dots stand for the answer; questions that follow it come without them.
  const isThinking = isPending && last?.sender === 'user';
  return (
    <Screen
      title="Product recommendations"
      context="Say what you need and, if you like, what it may cost"
      back={{ label: 'Assistant', to: paths.chatbot() }}
      fill
      isUncovered
      actions={
        messages.length > 0 && (
          <Button icon={<RotateCcw />} onClick={startOver}>
            Start over
          </Button>
        )
      }
    >
      <Chat>
        <Messages ref={list} role="log" aria-live="off" aria-label="Messages" tabIndex={0}>
          {messages.length === 0 && <RecommendationExamples onAsk={ask} />}
          {messages.map((message) =>
            message.sender === 'user' ? (
              <OwnMessage key={message.id} text={message.content} />
            ) : (
              <AnswerMessage key={message.id} message={message} onAsk={ask} isBlocked={isPending} />
            ),
          )}
          {isThinking && <TypingIndicator />}
        </Messages>
        <VisuallyHidden role="status">
          {isThinking ? 'Assistant is typing' : last?.sender === 'assistant' && spokenAnswer(last)}
        </VisuallyHidden>
        <Composer
          fieldRef={field}
          value={draft}
          placeholder={isSample ? 'Coffee beans under $40' : ownExample()}
          canSend={draft.trim() !== ''}
          isPending={isPending}
          onChange={setDraft}
          onSend={() => send()}
          onStop={stop}
        />
      </Chat>
    </Screen>
  );
}

function spokenAnswer({ content, recommendations = [] }: Parameters<typeof AnswerMessage>[0]['message']) {
  return [content, ...recommendations.map(({ name }) => name)].join(' ');
}

const examples = ['A gift for a coffee lover under $40', 'Cheese for a tasting, budget $60', 'Something for breakfast'];
/** Without a budget, in the currency of an own shop. */
const assumedBudget = () => formatMoney(500 * 10 ** currencyDecimals());
/** Of a shop whose goods and prices are not known. */
const ownExample = () => `Something under ${assumedBudget()}`;

/** What the screen offers before the first need. */
function RecommendationExamples({ onAsk }: { readonly onAsk: (need: string) => void }) {
  const isSample = useIsSampleLedger();
  return (
    <Stack align="center" textAlign="center" padY={8}>
      <AssistantMark size={44} />
      <Text as={H2} size="lg" above={3}>
        What are you looking for?
      </Text>
      <Text as="p" maxWidth="420px" tone="muted">
        {isSample
          ? 'Recommendations come from your catalog and from a sample range. Without a budget, $500 is assumed.'
          : `Recommendations come from your items. Without a budget, ${assumedBudget()} is assumed.`}
      </Text>
      <Row>
        {(isSample ? examples : [ownExample()]).map((example) => (
          <li key={example}>
            <Button onClick={() => onAsk(example)}>{example}</Button>
          </li>
        ))}
      </Row>
    </Stack>
  );
}

const Chat = styled.div`
  ${stackStyle({ gap: 3, width: '100%', maxWidth: '760px' })}
  margin-inline: auto;
`;

const Messages = styled.div`
  ${stackStyle({ gap: 6, pad: 1, phone: { minHeight: '240px' } })}
  ${scrolls}
  margin-inline: -4px;
  overscroll-behavior: contain;
  ${innerRing}
`;

const Row = styled.ul`
  ${rowStyle({ gap: 2, align: 'stretch', justify: 'center', wrap: true, above: 6 })}

  button {
    ${boxStyle({ height: 'auto', minHeight: '36px' })}
    white-space: normal;
  }
`;
