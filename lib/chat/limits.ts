/** Characters of one message; a browser says so beside the field before it is sent. */
export const longestMessage = 2000;
