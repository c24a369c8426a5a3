// SPDX-License-Identifier: Apache-2.0

#include "PeerBox2D.h"

#if !__has_include(<box2d/box2d.h>)
#error "Box2D 2.4 is missing: apt-get install libbox2d-dev"
#endif
#include <box2d/box2d.h>

#include <algorithm>
#include <cfloat>
#include <vector>

namespace {

b2Vec2 vector(PeerVector v) { return b2Vec2(v.x, v.y); }

void *createWorld(PeerVector gravity, bool allowsSleep) {
  b2World *world = new b2World(vector(gravity));
  world->SetAllowSleeping(allowsSleep);
  return world;
}

void destroyWorld(void *world) { delete static_cast<b2World *>(world); }

void *createBody(void *world, const PeerBody *body) {
  b2BodyDef definition;
  definition.type = body->kind == PeerStatic      ? b2_staticBody
                    : body->kind == PeerKinematic ? b2_kinematicBody
                                                  : b2_dynamicBody;
  definition.position = vector(body->position);
  definition.linearVelocity = vector(body->velocity);
  definition.angularVelocity = body->angularVelocity;
  definition.linearDamping = body->linearDamping;
  definition.allowSleep = body->allowsSleep;
  definition.awake = body->isAwake;
  return static_cast<b2World *>(world)->CreateBody(&definition);
}

void destroyBody(void *world, void *body) {
  static_cast<b2World *>(world)->DestroyBody(static_cast<b2Body *>(body));
}

void addFixture(void *body, const b2Shape &shape, const PeerSurface *surface) {
  b2FixtureDef definition;
  definition.shape = &shape;
  definition.density = surface->density;
  definition.friction = surface->friction;
  definition.restitution = surface->restitution;
  definition.filter.categoryBits = surface->categories;
  definition.filter.maskBits = surface->mask;
  definition.filter.groupIndex = surface->group;
  static_cast<b2Body *>(body)->CreateFixture(&definition);
}

void addCircle(void *body, b2Vec2 center, float radius, const PeerSurface *surface) {
  b2CircleShape circle;
  circle.m_p = center;
  circle.m_radius = radius;
  addFixture(body, circle, surface);
}

void addCapsule(void *body, const PeerShape *shape, const PeerSurface *surface) {
  b2Vec2 start = vector(shape->points[0]), end = vector(shape->points[1]);
  b2Vec2 along = end - start;
  along.Normalize();
  b2Vec2 across = shape->radius * b2Vec2(-along.y, along.x);
  b2Vec2 corners[] = {start - across, end - across, end + across, start + across};
  b2PolygonShape middle;
  middle.Set(corners, 4);
  addFixture(body, middle, surface);
  addCircle(body, start, shape->radius, surface);
  addCircle(body, end, shape->radius, surface);
}

void addPolygon(void *body, const PeerShape *shape, const PeerSurface *surface) {
  b2Vec2 corners[b2_maxPolygonVertices];
  for (int i = 0; i < shape->count; ++i) corners[i] = vector(shape->points[i]);
  b2PolygonShape polygon;
  polygon.Set(corners, shape->count);
  polygon.m_radius = std::max(polygon.m_radius, shape->radius);
  addFixture(body, polygon, surface);
}

void addShape(void *, void *body, const PeerShape *shape, const PeerSurface *surface) {
  switch (shape->kind) {
  case PeerCircle: return addCircle(body, vector(shape->points[0]), shape->radius, surface);
  case PeerCapsule: return addCapsule(body, shape, surface);
  case PeerPolygon: return addPolygon(body, shape, surface);
  case PeerSegment: {
    b2EdgeShape edge;
    edge.SetTwoSided(vector(shape->points[0]), vector(shape->points[1]));
    return addFixture(body, edge, surface);
  }
  }
}

void addLoop(void *, void *body, const PeerVector *points, int count, const PeerSurface *surface) {
  std::vector<b2Vec2> corners;
  for (int i = 0; i < count; ++i) corners.push_back(vector(points[i]));
  b2ChainShape chain;
  chain.CreateLoop(corners.data(), count);
  addFixture(body, chain, surface);
}

void addRevoluteJoint(void *world, const PeerRevoluteJoint *joint) {
  b2RevoluteJointDef definition;
  definition.bodyA = static_cast<b2Body *>(joint->bodyA);
  definition.bodyB = static_cast<b2Body *>(joint->bodyB);
  definition.localAnchorA = vector(joint->anchorA);
  definition.localAnchorB = vector(joint->anchorB);
  definition.enableMotor = joint->hasMotor;
  definition.motorSpeed = joint->motorSpeed;
  definition.maxMotorTorque = std::min(joint->motorTorque, FLT_MAX);
  definition.enableLimit = joint->hasLimits;
  definition.lowerAngle = joint->lowerAngle;
  definition.upperAngle = joint->upperAngle;
  static_cast<b2World *>(world)->CreateJoint(&definition);
}

void setVelocity(void *body, PeerVector velocity) {
  static_cast<b2Body *>(body)->SetLinearVelocity(vector(velocity));
}

PeerVector position(void *body) {
  b2Vec2 place = static_cast<b2Body *>(body)->GetPosition();
  return {place.x, place.y};
}

void step(void *world, float seconds) { static_cast<b2World *>(world)->Step(seconds, 8, 3); }

struct ClosestHit : b2RayCastCallback {
  bool isHit = false;

  float ReportFixture(b2Fixture *, const b2Vec2 &, const b2Vec2 &, float fraction) override {
    isHit = true;
    return fraction;
  }
};

bool castRay(void *world, PeerVector from, PeerVector to) {
  ClosestHit closest;
  static_cast<b2World *>(world)->RayCast(&closest, vector(from), vector(to));
  return closest.isHit;
}

int awakeBodyCount(void *world) {
  int count = 0;
  b2Body *body = static_cast<b2World *>(world)->GetBodyList();
  for (; body != nullptr; body = body->GetNext())
    count += body->GetType() != b2_staticBody && body->IsAwake();
  return count;
}

PeerCounts counts(void *opaque) {
  b2World *world = static_cast<b2World *>(opaque);
  PeerCounts counts = {};
  counts.bodies = world->GetBodyCount();
  counts.awakeBodies = awakeBodyCount(opaque);
  counts.joints = world->GetJointCount();
  counts.contacts = world->GetContactCount();
  for (b2Body *body = world->GetBodyList(); body != nullptr; body = body->GetNext())
    for (b2Fixture *fixture = body->GetFixtureList(); fixture != nullptr; fixture = fixture->GetNext())
      counts.shapes += fixture->GetShape()->GetChildCount();
  return counts;
}

}  // namespace

const PeerEngine *peerBox2D(void) {
  static const PeerEngine engine = {
    "Box2D 2.4.1", createWorld, destroyWorld, createBody, destroyBody, addShape, addLoop, addRevoluteJoint,
    setVelocity, position, step, castRay, awakeBodyCount, counts,
  };
  return &engine;
}
