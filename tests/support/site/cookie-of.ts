/** The first cookie that a response sets, as a request sends it; empty where there is none. */
export const cookieOf = ({ headers }: { headers: Headers }): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';
