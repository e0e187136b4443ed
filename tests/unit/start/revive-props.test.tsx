import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { reviveElement } from '#components/start/revive-props.ts';

test('recreates the elements of a property, and leaves the rest alone', () => {
  const json = '{"view":{"a":[1,"$"]},"children":{"$":["p","k",{"className":"a","children":{"$":[null,null,{"children":"Read"}]}}]}}';
  const { view, children } = JSON.parse(json, reviveElement);
  expect(view).toEqual({ a: [1, '$'] });
  expect(renderToStaticMarkup(createElement('div', null, children))).toBe('<div><p class="a">Read</p></div>');
});
