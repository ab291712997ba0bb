import { sniffDelimiter } from './delimiter';

test.each([
  ['commas', 'Name,Price\nCup,1\nPot,2', ','],
  ['semicolons with decimal commas', 'Name;Preis;Menge\nTasse;12,50;3\nKanne;1.200,00;1', ';'],
  ['tabs', 'Name\tPrice\nCup, red\t1', '\t'],
  ['bars', 'Name|Price\nCup|1', '|'],
  ['commas inside quoted cells of a semicolon file', 'a;b\n"x, y, z, w";1\n"p, q";2', ';'],
  ['semicolons inside a quoted text over lines', 'a,b,c\n"x;y;\n;;z",1,2', ','],
  ['a title above the header', 'Price list 2025, spring\n\nName;Price;SKU\nCup;1;a\nPot;2;b', ';'],
  ['the sep line of a spreadsheet', 'sep=|\nName|Price', '|'],
  ['one column', 'Name\nCup', ','],
  ['nothing', '', ','],
])('%s', (_name, text, delimiter) => {
  expect(sniffDelimiter(text)).toBe(delimiter);
});

test('a row cut off at the end of the sample does not count against its delimiter', () => {
  const row = `Cup;${'x, '.repeat(5000)};1;2\n`;
  expect(sniffDelimiter(`Name;Text;Price;Stock\n${row.repeat(10)}`)).toBe(';');
});
