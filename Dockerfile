# The one-machine stack in a container; docs/development.md says how to build and run it.
FROM node:24-bookworm-slim
RUN install -d -o node -g node /service /data
USER node
WORKDIR /service
COPY --chown=node:node . .
# Installs what `npm start` needs, as its first start does elsewhere.
RUN node bin/run.mjs bin/local.ts --help
VOLUME /data
CMD ["node", "bin/run.mjs", "bin/local.ts", "--data", "/data"]
