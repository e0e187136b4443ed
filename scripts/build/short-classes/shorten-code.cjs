const { parse } = require('@babel/parser');

/**
 * A loader: classes in the texts of a module under their short names, which its option `names` gives by the name that the code says.
 */
module.exports = function shortenCode(code) {
  const { names } = this.getOptions();
  const { tokens = [] } = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'], tokens: true });
  let [text, end] = ['', 0];
  for (const token of tokens) {
    if (token.type.label !== 'string' && token.type.label !== 'template') continue;
    text +=
      code.slice(end, token.start) +
      code.slice(token.start, token.end).replace(/[^\s'"`]+/g, (word) => (Object.hasOwn(names, word) ? names[word] : word));
    end = token.end;
  }
  return text + code.slice(end);
};
