import { checkedServices } from '../../../data/checkedServices';
import { testServices } from '../../../data/services.testing';
import { createRecommendations } from './recommendations';

function setUp() {
  let ids = 0;
  const services = testServices();
  const recommendations = createRecommendations({
    service: checkedServices(services).recommendations,
    now: () => 1,
    newId: () => `id${(ids += 1)}`,
  });
  const messages = () => recommendations.state.get().conversation.messages;
  return { services, recommendations, messages, state: recommendations.state.get };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

const answer = {
  type: 'recommendations',
  text: 'Two fit.',
  budget: { amount: 50_000, isStated: false },
  recommendations: [{ id: 'p1', name: 'Beans', reason: 'r', confidence: 0.9, category: 'Coffee', price: 1_800 }],
} as const;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('entries are followed by questions, which join their answer', async () => {
  const { services, recommendations, messages, state } = setUp();
  recommendations.setDraft(' coffee ');
  recommendations.send();
  expect(state()).toMatchObject({ draft: '', isPending: true });
  services.recommended[0]?.send(answer);
  await settle();
  expect(messages()).toMatchObject([
    { sender: 'user', content: 'coffee' },
    { sender: 'assistant', content: 'Two fit.' },
  ]);
  services.recommended[0]?.send({ type: 'suggestions', questions: ['Cheaper?'] });
  services.recommended[0]?.send({ type: 'done' });
  await settle();
  expect(messages()[1]?.suggestions).toEqual(['Cheaper?']);
  expect(state()).toMatchObject({ isPending: false, conversation: { title: 'coffee' } });
});

test('blank texts, and any text while an answer is pending, are ignored', () => {
  const { recommendations, messages } = setUp();
  recommendations.send('  ');
  expect(messages()).toHaveLength(0);
  recommendations.send('coffee');
  recommendations.send('tea');
  expect(messages()).toHaveLength(1);
});

test.each<[string, (setup: ReturnType<typeof setUp>) => void]>([
  ['fails', ({ services }) => services.recommended[0]?.fail()],
  ['sends a malformed event', ({ services }) => services.recommended[0]?.send({ type: 'recommendations' })],
  ['recommends nothing at all', ({ services }) => services.recommended[0]?.send({ type: 'done' })],
])('a service that %s gets the agreed apology', async (_, misbehave) => {
  const setup = setUp();
  setup.recommendations.send('coffee');
  misbehave(setup);
  await settle();
  expect(setup.messages()[1]?.content).toBe('Sorry, I encountered an error. Please try again.');
  expect(setup.state().isPending).toBe(false);
});

test('stopping and starting over cancel the service, and nothing late arrives', async () => {
  const { services, recommendations, messages, state } = setUp();
  recommendations.send('coffee');
  recommendations.stop();
  await settle();
  expect(state().isPending).toBe(false);
  recommendations.send('tea');
  recommendations.startOver();
  services.recommended[1]?.send(answer);
  await settle();
  expect(services.recommended.map((stream) => stream.isAborted())).toEqual([true, true]);
  expect(messages()).toEqual([]);
});
