/** A log for parts that are tested without a server. */
export const quietLog = { info() {}, error() {} }
