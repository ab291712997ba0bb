import { asidesIn } from './asides';

const asideOf = (text: string) => asidesIn(text).map(([from, to]) => text.slice(from, to));

test.each([
  ['hello, i am new here. how was yesterday?', ['hello,', 'i am new here.']],
  ['sales tax by location for q2, we file separately', ['we file separately']],
  ['tips last week, need it for payroll', ['need it for payroll']],
  ['sales last week because my boss asked', ['because my boss asked']],
  ['my wife asks at breakfast how much we took, can you say it?', ['my wife asks at breakfast ', 'can you say it?']],
  ['owen ran the place alone, poor guy. what did he ring up?', ['owen ran the place alone,', 'poor guy.']],
  [
    'which categories make the most? i need to decide where to put the fridge.',
    ['i need to decide where to put the fridge.'],
  ],
  [
    'i ring my honey guy, who brings the passata. how much did we sell?',
    ['i ring my honey guy,', 'who brings the passata.'],
  ],
  ['tips vs fees?? keep forgetting the difference', ['keep forgetting the difference']],
  ['and in june, after we put up the sign?', ['after we put up the sign?']],
  ['what was our best week this year i think it was in may', ['i think it was in may']],
  ['how much sales tax for june i have to send it in', ['i have to send it in']],
  ['tips by person last week i gotta do the envelopes', ['i gotta do the envelopes']],
])('“%s” has a statement beside the question', (text, asides) => expect(asideOf(text)).toEqual(asides));

test.each([
  'granola or sourdough, which sells more',
  'are thursdays picking up? this month vs june',
  'out of all we sold, what part was online',
  'how much did i sell? my name is theo',
  'i want sales of june',
  'june sales, without location 2',
  'we sold how much, by location',
  'i am new here',
  'sourdough\nhow many went out last week',
])('“%s” has none', (text) => expect(asideOf(text)).toEqual([]));
