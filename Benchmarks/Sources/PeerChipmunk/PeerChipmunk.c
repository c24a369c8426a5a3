// SPDX-License-Identifier: Apache-2.0

#include "PeerChipmunk.h"

#if !__has_include(<chipmunk/chipmunk.h>)
#error "Chipmunk 7 is missing: apt-get install libchipmunk-dev"
#endif
#include <chipmunk/chipmunk.h>

#include <math.h>
#include <stdio.h>
#include <unistd.h>

static cpVect vector(PeerVector v) { return cpv(v.x, v.y); }

// A library that was built for debugging greets on standard output, where results go.
static cpSpace *newQuietSpace(void) {
  fflush(stdout);
  int output = dup(STDOUT_FILENO);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  cpSpace *space = cpSpaceNew();
  fflush(stdout);
  dup2(output, STDOUT_FILENO);
  close(output);
  return space;
}

static void *createWorld(PeerVector gravity, bool allowsSleep) {
  cpSpace *space = newQuietSpace();
  cpSpaceSetGravity(space, vector(gravity));
  if (allowsSleep) cpSpaceSetSleepTimeThreshold(space, 0.5);
  return space;
}

static void freeShape(cpBody *body, cpShape *shape, void *space) {
  cpSpaceRemoveShape(space, shape);
  cpShapeFree(shape);
}

static void freeConstraint(cpBody *body, cpConstraint *constraint, void *space) {
  cpSpaceRemoveConstraint(space, constraint);
  cpConstraintFree(constraint);
}

static void destroyBody(void *space, void *body) {
  cpBodyEachConstraint(body, freeConstraint, space);
  cpBodyEachShape(body, freeShape, space);
  cpSpaceRemoveBody(space, body);
  cpBodyFree(body);
}

// Bodies cannot be removed while they are visited.
typedef struct {
  cpBody **bodies;
  int count;
} BodyList;

static void countBody(cpBody *body, void *list) { ((BodyList *)list)->count += 1; }

static void listBody(cpBody *body, void *list) {
  BodyList *bodies = list;
  bodies->bodies[bodies->count++] = body;
}

static void destroyWorld(void *space) {
  BodyList list = {0};
  cpSpaceEachBody(space, countBody, &list);
  list.bodies = cpcalloc(list.count + 1, sizeof(cpBody *));
  list.count = 0;
  cpSpaceEachBody(space, listBody, &list);
  for (int i = 0; i < list.count; ++i) destroyBody(space, list.bodies[i]);
  cpfree(list.bodies);
  cpSpaceFree(space);
}

static void *createBody(void *space, const PeerBody *definition) {
  cpBody *body = definition->kind == PeerStatic      ? cpBodyNewStatic()
                 : definition->kind == PeerKinematic ? cpBodyNewKinematic()
                                                     : cpBodyNew(0, 0);
  cpBodySetPosition(body, vector(definition->position));
  cpSpaceAddBody(space, body);
  if (definition->kind != PeerStatic) {
    cpBodySetVelocity(body, vector(definition->velocity));
    cpBodySetAngularVelocity(body, definition->angularVelocity);
  }
  return body;
}

static cpShape *newShape(cpBody *body, const PeerShape *shape) {
  switch (shape->kind) {
  case PeerCircle: return cpCircleShapeNew(body, shape->radius, vector(shape->points[0]));
  case PeerCapsule:
  case PeerSegment:
    return cpSegmentShapeNew(
      body, vector(shape->points[0]), vector(shape->points[1]), shape->radius);
  case PeerPolygon: break;
  }
  cpVect corners[8];
  for (int i = 0; i < shape->count; ++i) corners[i] = vector(shape->points[i]);
  return cpPolyShapeNewRaw(body, shape->count, corners, shape->radius);
}

static void addShape(
  void *space, void *body, const PeerShape *definition, const PeerSurface *surface) {
  cpShape *shape = newShape(body, definition);
  // The engine multiplies the frictions of a pair; the scenes mean the root of their product.
  cpShapeSetFriction(shape, sqrt(surface->friction));
  cpShapeSetElasticity(shape, surface->restitution);
  cpShapeSetFilter(
    shape, cpShapeFilterNew(-surface->group, surface->categories, surface->mask));
  if (cpBodyGetType(body) == CP_BODY_TYPE_DYNAMIC) cpShapeSetDensity(shape, surface->density);
  cpSpaceAddShape(space, shape);
}

static void addLoop(
  void *space, void *body, const PeerVector *points, int count, const PeerSurface *surface) {
  for (int i = 0; i < count; ++i) {
    PeerShape line = {.kind = PeerSegment, .points = {points[i], points[(i + 1) % count]}};
    addShape(space, body, &line, surface);
  }
}

static void addConstraint(cpSpace *space, cpConstraint *constraint) {
  cpConstraintSetCollideBodies(constraint, cpFalse);
  cpSpaceAddConstraint(space, constraint);
}

static void addRevoluteJoint(void *space, const PeerRevoluteJoint *joint) {
  cpBody *a = joint->bodyA, *b = joint->bodyB;
  // The engine aborts on a joint that cannot move anything.
  if (cpBodyGetType(a) != CP_BODY_TYPE_DYNAMIC && cpBodyGetType(b) != CP_BODY_TYPE_DYNAMIC) return;
  addConstraint(space, cpPivotJointNew2(a, b, vector(joint->anchorA), vector(joint->anchorB)));
  if (joint->hasLimits)
    addConstraint(space, cpRotaryLimitJointNew(a, b, joint->lowerAngle, joint->upperAngle));
  if (joint->hasMotor) {
    cpConstraint *motor = cpSimpleMotorNew(a, b, -joint->motorSpeed);
    cpConstraintSetMaxForce(motor, joint->motorTorque);
    addConstraint(space, motor);
  }
  if (joint->hasSpring) {
    // Both bodies on the spring swing at this frequency.
    double inertia = 1 / (1 / cpBodyGetMoment(a) + 1 / cpBodyGetMoment(b));
    double omega = 2 * CP_PI * joint->springHertz;
    addConstraint(
      space, cpDampedRotarySpringNew(
               a, b, 0, inertia * omega * omega,
               2 * inertia * joint->springDampingRatio * omega));
  }
}

static void setVelocity(void *body, PeerVector velocity) {
  cpBodySetVelocity(body, vector(velocity));
}

static PeerVector position(void *body) {
  cpVect place = cpBodyGetPosition(body);
  return (PeerVector){(float)place.x, (float)place.y};
}

static void step(void *space, float seconds) { cpSpaceStep(space, seconds); }

static bool castRay(void *space, PeerVector from, PeerVector to) {
  cpSegmentQueryInfo hit;
  return cpSpaceSegmentQueryFirst(space, vector(from), vector(to), 0, CP_SHAPE_FILTER_ALL, &hit)
         != NULL;
}

static void addArbiter(cpBody *body, cpArbiter *arbiter, void *counts) {
  ((PeerCounts *)counts)->contacts += 1;
}

static void addBody(cpBody *body, void *context) {
  PeerCounts *counts = context;
  counts->bodies += 1;
  if (cpBodyGetType(body) == CP_BODY_TYPE_STATIC) return;
  counts->awakeBodies += !cpBodyIsSleeping(body);
}

static void addBodyContacts(cpBody *body, void *counts) {
  cpBodyEachArbiter(body, addArbiter, counts);
}

static void countShape(cpShape *shape, void *counts) { ((PeerCounts *)counts)->shapes += 1; }

static void countConstraint(cpConstraint *constraint, void *counts) {
  ((PeerCounts *)counts)->joints += 1;
}

static int awakeBodyCount(void *space) {
  PeerCounts counts = {0};
  cpSpaceEachBody(space, addBody, &counts);
  return counts.awakeBodies;
}

static PeerCounts counts(void *space) {
  PeerCounts counts = {0};
  cpSpaceEachBody(space, addBody, &counts);
  cpSpaceEachBody(space, addBodyContacts, &counts);
  // Each of two bodies knows a contact, unless one of them is static.
  counts.contacts = counts.contacts / 2;
  cpSpaceEachShape(space, countShape, &counts);
  cpSpaceEachConstraint(space, countConstraint, &counts);
  return counts;
}

const PeerEngine *peerChipmunk(void) {
  static const PeerEngine engine = {
    "Chipmunk 7.0.3", createWorld, destroyWorld, createBody, destroyBody, addShape, addLoop,
    addRevoluteJoint, setVelocity, position, step, castRay, awakeBodyCount, counts,
  };
  return &engine;
}
