import ts from 'typescript';
import { compactStyles } from './compactStyles.mjs';

function compacted(source) {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 };
  return ts.transpileModule(source, { compilerOptions, transformers: { before: [compactStyles] } }).outputText.trim();
}

test('styles lose comments and indentation, and keep the spaces between words and beside expressions', () => {
  const source = `const Box = styled(Card).attrs({ tabIndex: 0 })<{ $wide: boolean }>\`
  /* Beside
     the list. */
  margin: 0 \${space[2]};
  \${text.sm}
  content: '\\\\201C';

  & > a, \${Icon} :hover {
    \${({ $wide }) => $wide && css\`
      width:  100%;
    \`}
  }
\`;`;
  expect(compacted(source)).toContain(
    "const Box = styled(Card).attrs({ tabIndex: 0 }) ` margin: 0 ${space[2]};${text.sm} content: '\\\\201C';& > a, ${Icon} :hover{${({ $wide }) => $wide && css ` width: 100%;`}}`;",
  );
});

test('other templates stay as they are', () => {
  expect(compacted('const rows = `a\n  b ${c}  d`;')).toContain('const rows = `a\n  b ${c}  d`;');
});
