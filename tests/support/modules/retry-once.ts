// On CI a busy machine may miss a time limit; a bug fails twice.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
