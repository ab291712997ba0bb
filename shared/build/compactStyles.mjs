import ts from 'typescript';

const makers = ['styled', 'css', 'keyframes', 'createGlobalStyle'];

/** TypeScript transformer that leaves comments and indentation out of the styles, which no minifier of scripts touches. */
export function compactStyles(context) {
  const { factory } = context;
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isTaggedTemplateExpression(visited) || !makers.includes(makerOf(visited.tag))) return visited;
    const { tag, typeArguments, template } = visited;
    return factory.updateTaggedTemplateExpression(visited, tag, typeArguments, compactTemplate(template, factory));
  };
  return (source) => ts.visitEachChild(source, visit, context);
}

/** `styled` of `styled(Button).attrs(…)`. */
function makerOf(tag) {
  return ts.isIdentifier(tag) ? tag.text : tag.expression && makerOf(tag.expression);
}

function compactTemplate(template, factory) {
  const texts = ({ text, rawText }) => [compact(text), compact(rawText)];
  if (ts.isNoSubstitutionTemplateLiteral(template))
    return factory.createNoSubstitutionTemplateLiteral(...texts(template));
  const spans = template.templateSpans.map(({ expression, literal }) => {
    const create = ts.isTemplateTail(literal) ? factory.createTemplateTail : factory.createTemplateMiddle;
    return factory.createTemplateSpan(expression, create(...texts(literal)));
  });
  return factory.createTemplateExpression(factory.createTemplateHead(...texts(template.head)), spans);
}

/** A space remains where it may divide two words, also beside an expression. */
function compact(css) {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');
}
